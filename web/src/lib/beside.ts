/** Where a layer is put beside the thing it is about: on the screen, beside the thing, never over the question. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The top left corner of a layer of this size; `aside`: rather at a side of the thing than above it. */
export function beside(anchor: Box, { width, height }: Size, avoided: Box | undefined, screen: Size, aside: boolean): { left: number; top: number } {
  const middle = { left: (anchor.left + anchor.right - width) / 2, top: (anchor.top + anchor.bottom - height) / 2 };
  const around = [
    { left: anchor.right + GAP, top: middle.top },
    { left: anchor.left - width - GAP, top: middle.top },
  ];
  const along = [
    { left: middle.left, top: anchor.top - height - GAP },
    { left: middle.left, top: anchor.bottom + GAP },
  ];
  const inside = (value: number, size: number, most: number) => Math.max(EDGE, Math.min(value, most - size - EDGE));
  const places = (aside ? [...around, ...along] : [...along, ...around]).flatMap(({ left, top }) => {
    const kept = { left: inside(left, width, screen.width), top: inside(top, height, screen.height) };
    // The same place once more, moved above or below what must stay free.
    return avoided ? [kept, { ...kept, top: inside(avoided.top - height - EDGE, height, screen.height) }, { ...kept, top: inside(avoided.bottom + EDGE, height, screen.height) }] : [kept];
  });
  const cost = (place: { left: number; top: number }) => {
    const box = { ...place, right: place.left + width, bottom: place.top + height };
    const far = Math.hypot(box.left + box.right - anchor.left - anchor.right, box.top + box.bottom - anchor.top - anchor.bottom);
    return 4 * (avoided ? shared(box, avoided) : 0) + shared(box, anchor) + far / 1000; // of places that are as good, the nearest
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
