// Texts that a person cannot read: covered by something, cut off by a box that does not scroll, or pushed out of the window.
() => {
  const SLACK = 1.5; // pixels that nobody misses
  const LEAST = 8; // pixels of a text that is cut on purpose
  const [HEAD, FOOT] = [0.15, 0.1]; // the part of a line above its capitals and below its descenders
  const style = new CSSStyleSheet();
  style.replaceSync("* { pointer-events: auto !important; }"); // what the pointer passes through covers all the same
  document.adoptedStyleSheets.push(style);
  const found = [];
  const seen = new Set();

  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+/g) ?? [];
    if (colour.startsWith("color(")) return colour.includes("/") ? Number(parts.at(-1)) : 1;
    return parts.length > 3 ? Number(parts[3]) : colour === "none" || colour === "transparent" ? 0 : 1;
  };

  /** Whether an element paints enough to hide what is below it. */
  function paints(element) {
    const computed = getComputedStyle(element);
    if (computed.visibility === "hidden" || Number(computed.opacity) < 0.4) return false;
    if (element instanceof SVGElement) {
      if (["svg", "g", "use", "text", "textPath", "tspan"].includes(element.tagName)) return false;
      return alpha(computed.fill) * Number(computed.fillOpacity) > 0.5;
    }
    return alpha(computed.backgroundColor) > 0.5 || /gradient|url/.test(computed.backgroundImage);
  }

  function name(element) {
    const words = [];
    for (let each = element; each && each !== document.body && words.length < 4; each = each.parentElement) {
      const classes = [...each.classList].filter((one) => !one.startsWith("svelte-")).slice(0, 2);
      words.unshift(each.tagName.toLowerCase() + classes.map((one) => `.${one}`).join(""));
    }
    return words.join(" > ");
  }

  function tell(kind, node, by = "") {
    const text = node.data.trim().slice(0, 40);
    const key = `${kind}|${text}|${name(node.parentElement)}`;
    if (seen.has(key)) return;
    seen.add(key);
    found.push({ kind, text, where: name(node.parentElement), by });
  }

  /** How an element clips what is in it; asked for every text in it, and reckoned once. */
  const kept = new Map();
  function clip(element) {
    let known = kept.get(element);
    if (!known) {
      const computed = getComputedStyle(element);
      const [x, y] = [computed.overflowX, computed.overflowY];
      const inside = element instanceof SVGElement && element.tagName !== "svg";
      const free = inside || (x === "visible" && y === "visible") || element === document.body;
      const told = computed.textOverflow === "ellipsis" && element.hasAttribute("data-whole"); // who points at it reads it whole
      known = { told, fixed: computed.position === "fixed", x, y, box: free ? null : element.getBoundingClientRect() };
      kept.set(element, known);
    }
    return known;
  }

  /** What of a rectangle is on the screen; "clipped" if a box that does not scroll cuts it, null if one can scroll to it. */
  function shown(rect, node) {
    let { left, right } = rect;
    let [top, bottom] = [rect.top + HEAD * rect.height, rect.bottom - FOOT * rect.height];
    let [freeX, freeY] = [false, false];
    const element = node.parentElement;
    let fixed = false;
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const { fixed: stays, x, y, box, told } = clip(each);
      if (stays) fixed = true;
      if (!box) continue;
      for (const [over, before, after, low, high, along] of [
        [x, left, right, box.left, box.right, "x"],
        [y, top, bottom, box.top, box.bottom, "y"],
      ]) {
        if (over === "visible" || (along === "x" ? freeX : freeY)) continue;
        if (told && along === "x") {
          [left, right] = [Math.max(left, low), Math.min(right, high)];
          if (right - left >= LEAST) continue;
          return each.querySelector("svg") ? null : "clipped"; // a picture stands for it
        }
        const out = Math.max(low - before, after - high);
        if (over === "auto" || over === "scroll") {
          if (before >= high - 1 || after <= low + 1) return null;
          if (along === "x") [left, right] = [Math.max(left, low), Math.min(right, high)];
          else [top, bottom] = [Math.max(top, low), Math.min(bottom, high)];
        } else if (out > SLACK) return "clipped";
      }
    }
    const page = document.scrollingElement;
    if (!fixed && page.scrollHeight > innerHeight + 1 && (top >= innerHeight || bottom <= 0)) return null;
    if (right > innerWidth + SLACK || left < -SLACK) return "sideways";
    if (bottom > innerHeight + SLACK && !(page.scrollHeight > innerHeight + 1 && !fixed)) return "outside";
    if (top < -SLACK && (fixed || page.scrollTop === 0)) return "outside";
    return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  }

  /** What lies over a point of a text. */
  function over(x, y, node) {
    const parent = node.parentElement;
    if (document.elementFromPoint(x, y) === parent) return null;
    const stack = document.elementsFromPoint(x, y);
    const own = stack.findIndex((each) => each === parent);
    if (own < 0) return null; // between its letters, or rotated
    return stack.slice(0, own).find((each) => !each.contains(parent) && !parent.contains(each) && paints(each)) ?? null;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim()) continue;
    const parent = node.parentElement;
    if (!parent || parent.closest(".hidden, script, style, option, [hidden]")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      const part = shown(rect, node);
      if (part === null) continue;
      if (typeof part === "string") {
        tell(part, node);
        break;
      }
      if (part.right - part.left < 3 || part.bottom - part.top < 3) continue;
      const y = (part.top + part.bottom) / 2;
      const by = [part.left + 1.5, (part.left + part.right) / 2, part.right - 1.5].map((x) => over(x, y, node)).find((each) => each);
      if (by) {
        tell("covered", node, name(by));
        break;
      }
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) found.push({ kind: "scrolls", text: `${wide}px`, where: "document", by: "" });
  // Where the players stand beside the board, one should see all of them without scrolling.
  for (const players of document.querySelectorAll("ul.players:not(.strip)")) {
    const more = players.scrollHeight - players.clientHeight;
    if (more > SLACK && innerWidth >= 1024) found.push({ kind: "scrolls", text: `${more}px`, where: "players", by: "" });
  }
  return found;
}
