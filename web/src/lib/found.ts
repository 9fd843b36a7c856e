/** The elements that show a thing of the table, e.g. "place:12" or "seat:1": those in sight, without what merely stands under others. */
export function found(thing: string): Element[] {
  const name = CSS.escape(thing);
  const all = [...document.querySelectorAll(`.screen [data-thing="${name}"]`)];
  const spots = all.length ? all : [...document.querySelectorAll(`.screen [data-spot="${name}"]`)];
  return spots.filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0);
}
