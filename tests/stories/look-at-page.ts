export interface Looks {
  /** All texts in the page's own language, including hidden names and descriptions. */
  texts: string[];
  /** Texts that overflow the window. */
  overflowing: string[];
  /** Texts that are clipped by their own box, or overflow their button. */
  cut: string[];
}

/** Runs in the page: collects its texts, and those of them that are not fully visible. */
export function lookAtPage(): Looks {
  const found = { texts: new Set<string>(), overflowing: new Set<string>(), cut: new Set<string>() };
  const language = document.documentElement.lang;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest('script, style, noscript, iframe')) continue;
    if (parent.closest('[lang]')?.getAttribute('lang') !== language || !isRendered(parent)) continue;
    found.texts.add(text);
    if (isForScreenReaders(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const where = `${text.slice(0, 60)} <${parent.tagName.toLowerCase()} ${String(parent.className).slice(0, 40)}>`;
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      const holder = boxThatHolds(parent);
      if (holder === 'any length') continue;
      if (!holder) {
        if (box.right > document.documentElement.clientWidth + 1 || box.left < -1) found.overflowing.add(where);
        continue;
      }
      const edge = holder.element.getBoundingClientRect();
      const outside = box.right > edge.right + 1.5 || box.left < edge.left - 1.5;
      const below = holder.cutsBelow && box.bottom > edge.bottom + 6;
      if (outside || below) found.cut.add(where);
    }
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
    if (element.closest('[lang]')?.getAttribute('lang') !== language || !isRendered(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      const text = element.getAttribute(name)?.trim();
      if (text) found.texts.add(text);
    }
  }
  found.texts.add(document.title);
  for (const meta of document.querySelectorAll('meta[name=description]'))
    found.texts.add(meta.getAttribute('content') ?? '');
  return {
    texts: [...found.texts],
    overflowing: [...found.overflowing],
    cut: [...found.cut],
  };

  function isRendered(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true });
  }
  function isForScreenReaders(element: Element): boolean {
    return element.closest('.visually-hidden, .skip-link') !== null || isTiny(element) || isInTinyBox(element);
  }
  function isTiny(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 && height <= 1;
  }
  /** As what only a phone's width hides is, such as the head of a table whose rows are cards there. */
  function isInTinyBox({ parentElement: box }: Element): boolean {
    if (!box) return false;
    return (isTiny(box) && getComputedStyle(box).overflowX === 'hidden') || isInTinyBox(box);
  }
  /** The nearest box in which a text must fit; null: the window. Boxes that scroll hold any length. */
  function boxThatHolds(start: Element): { element: Element; cutsBelow: boolean } | 'any length' | null {
    for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) return 'any length';
      // Clamped to some lines by design.
      if (getComputedStyle(element).webkitLineClamp !== 'none') return 'any length';
      if (/hidden|clip/.test(overflowX)) return { element, cutsBelow: /hidden|clip/.test(overflowY) };
      if (element.matches('button, a, dialog, [role=button]') && getComputedStyle(element).display !== 'inline')
        return { element, cutsBelow: false };
    }
    return null;
  }
}
