/** Type that fits: how many letters the longest word of a name has, from which the style sheet makes its size. */
export function longest(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
}

const LONG = 12; // letters; a longer word may be parted
const SYLLABLE = /[aeiouyаеёиоуыэюяąęó](?=[^aeiouyаеёиоуыэюяąęóьъ\s-][aeiouyаеёиоуыэюяąęó])|[ьъ](?=\p{L})/giu;

/** A name whose long words may be parted, each where a syllable ends next to its middle: browsers know this of few languages. */
export function parted(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length <= LONG) return word;
    const middle = word.length / 2;
    const ends = [...word.matchAll(SYLLABLE)].map(({ index }) => index + 1);
    if (!ends.length) return word;
    const at = ends.reduce((best, end) => (Math.abs(end - middle) < Math.abs(best - middle) ? end : best));
    return `${word.slice(0, at)}\u00ad${word.slice(at)}`;
  });
}

const SCALES = [1, 0.92, 0.84, 0.77];

/** Words that fit: written smaller until nothing of them is cut off, and left out where even that is not enough; pictures stay. */
export function fitted(node: HTMLElement): { destroy(): void } {
  const boxes = () => [...node.querySelectorAll<HTMLElement>("p, .body")];
  const over = () => boxes().some((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1) || node.scrollHeight > node.clientHeight + 1;
  const fit = () => {
    node.classList.remove("wordless", "crammed", "packed");
    for (const scale of SCALES) {
      node.style.setProperty("--words", String(scale));
      if (!over()) return;
    }
    node.classList.add("wordless");
    if (over()) node.classList.add("crammed");
    if (over()) node.classList.add("packed");
  };
  const watch = new ResizeObserver(fit);
  watch.observe(node);
  const words = new MutationObserver(fit); // another language
  words.observe(node, { characterData: true, childList: true, subtree: true });
  document.fonts.addEventListener("loadingdone", fit);
  return {
    destroy: () => {
      watch.disconnect();
      words.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    },
  };
}
