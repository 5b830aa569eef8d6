import type { Measure } from './pack.ts';

/** What a ticket measures, by what decides it: its order's version, the width of the columns, the size of type. */
export type Measures = Map<string, Measure>;

/** Before a ticket is measured: about what it will be, so that pages can be counted. */
export function guessed(dishes: number, scale: number): Measure {
  return { top: 58 * scale, said: 0, rows: Array.from({ length: dishes }, () => 30 * scale), foot: 56 * scale };
}

/** The heights of a ticket that is laid out, whole, in a column. */
export function measured(ticket: HTMLElement): Measure {
  const list = ticket.querySelector<HTMLElement>('ul');
  const said = [...ticket.querySelectorAll<HTMLElement>('[data-said]')];
  const sum = (elements: HTMLElement[]) => elements.reduce((all, { offsetHeight }) => all + offsetHeight, 0);
  if (!list) return { top: ticket.offsetHeight, said: sum(said), rows: [], foot: 0 };
  const rows = [...list.children] as HTMLElement[];
  const bottom = list.offsetTop + list.offsetHeight;
  const tops = rows.map(({ offsetTop }) => offsetTop);
  const ends = rows.map((row, at) => tops[at + 1] ?? row.offsetTop + row.offsetHeight);
  const heights = rows.map((_, at) => (ends[at] ?? 0) - (tops[at] ?? 0));
  const inner = heights.reduce((all, each) => all + each, 0);
  // The list's own edges go with the head: each part of a ticket has them.
  const top = list.offsetTop + list.offsetHeight - inner;
  return { top, said: sum(said) + list.offsetHeight - inner, rows: heights, foot: ticket.offsetHeight - bottom };
}
