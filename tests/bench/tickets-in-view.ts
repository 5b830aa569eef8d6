export interface InView {
  /** Orders of which every dish and the buttons are wholly in view. */
  whole: number;
  /** Orders of the page that is open of which a dish is cut off or missing. */
  hidden: number;
}

/** Runs in the page of a board or a station: what of its tickets is in view. `dishes`: how many each order has, by its number. */
export function ticketsInView(dishes: Readonly<Record<string, number>>): InView {
  const parts = [...document.querySelectorAll<HTMLElement>('article')].filter((each) => !each.closest('[inert]'));
  let frame = parts[0]?.parentElement;
  while (frame && getComputedStyle(frame).overflowY === 'visible') frame = frame.parentElement;
  const panel = frame?.getBoundingClientRect();
  if (!panel) throw new Error('no ticket is shown');
  const numbers = [
    ...new Set(parts.map(({ ariaLabel }) => /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(ariaLabel ?? '')?.[0] ?? '')),
  ];
  const isIn = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= panel.top - 1 && bottom <= panel.bottom + 1 && left >= panel.left - 1 && right <= panel.right + 1;
  };
  const shown = numbers.map((number) => {
    const own = parts.filter(({ ariaLabel }) => ariaLabel?.includes(number));
    const lines = own.flatMap((each) => [...each.querySelectorAll('ul > li')]);
    const hasAll = lines.length === dishes[number] && lines.every(isIn);
    return { hasAll, isWhole: hasAll && own.every(isIn) };
  });
  return {
    whole: shown.filter(({ isWhole }) => isWhole).length,
    hidden: shown.filter(({ hasAll }) => !hasAll).length,
  };
}
