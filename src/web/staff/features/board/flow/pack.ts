/** A ticket's heights in CSS pixels, as measured. */
export interface Measure {
  /** The head and what the guest said. */
  top: number;
  /** What the guest said alone: a ticket's second part repeats it below a small head. */
  said: number;
  /** Each dish, with the gap below it. */
  rows: readonly number[];
  /** What stands below the dishes: facts, stations, buttons. */
  foot: number;
}

export interface Sized {
  id: string;
  measure: Measure;
}

/** A ticket, or a part of it, at a place in a column. */
export interface TicketPart {
  id: string;
  /** Its dishes: from this one to before that one. */
  from: number;
  to: number;
  /** How many of them follow in the next column. */
  more: number;
  height: number;
}

export interface Page {
  columns: TicketPart[][];
  /** The place of its first ticket, and of the first one on the next page, in the lane. */
  from: number;
  to: number;
  /** There is no room for the tile that turns the page. */
  isFull?: true;
}

export interface Room {
  columns: number;
  /** Of a column, in CSS pixels. */
  height: number;
  gap: number;
  /** The heights of a repeated head, of the line that says how many dishes follow, and of the tile that turns the page. */
  again: number;
  follows: number;
  turn: number;
}

/** A ticket is parted if it has so many dishes and so many of them fit. */
const PARTED = { dishes: 4, first: 2 };

/**
 * Puts tickets into columns, one below the other, and columns onto pages. A ticket that does not fit begins in the next column; a long one
 * begins where it is, and goes on in the next column. The last column of a page leaves room for the tile that turns it, unless the first
 * ticket in it needs that to be whole.
 */
export function pack(tickets: readonly Sized[], room: Room): Page[] {
  const pages: Page[] = [];
  let page: Page = { columns: [[]], from: 0, to: 0 };
  let used = 0;

  const isLast = () => page.columns.length >= room.columns;
  const left = (index: number) =>
    room.height -
    used -
    (used > 0 ? room.gap : 0) -
    (isLast() && index < tickets.length - 1 ? room.turn + room.gap : 0);
  function place(part: TicketPart): void {
    page.columns.at(-1)?.push(part);
    used += part.height + (used > 0 ? room.gap : 0);
  }
  function nextColumn(index: number): void {
    if (isLast()) turn(index);
    else page.columns.push([]);
    used = 0;
  }
  function turn(index: number): void {
    pages.push({ ...page, to: index });
    page = { columns: [[]], from: index, to: index };
  }

  tickets.forEach(({ id, measure }, index) => {
    const { rows } = measure;
    let from = 0;
    while (from < rows.length || rows.length === 0) {
      const top = from === 0 ? measure.top : room.again + measure.said;
      const whole = top + sum(rows, from, rows.length) + measure.foot;
      const isEmpty = used === 0;
      if (whole <= left(index)) {
        place({ id, from, to: rows.length, more: 0, height: whole });
        return;
      }
      if (isEmpty && isLast() && whole <= room.height) {
        place({ id, from, to: rows.length, more: 0, height: whole });
        page.isFull = true;
        return;
      }
      const fits = rowsThatFit(rows, from, left(index) - top - room.follows);
      // Where not even a whole column is enough, the ticket goes on wherever it must: no dish is hidden.
      const isParted = isEmpty
        ? fits > 0 || rows.length - from > 1
        : rows.length >= PARTED.dishes && fits >= PARTED.first && from === 0 && !isLast();
      if (isParted) {
        const to = Math.min(rows.length - 1, from + Math.max(1, fits));
        const height = top + sum(rows, from, to) + room.follows;
        place({ id, from, to, more: rows.length - to, height });
        from = to;
      } else if (isEmpty) {
        place({ id, from, to: rows.length, more: 0, height: whole });
        return;
      }
      nextColumn(index);
    }
  });
  pages.push({ ...page, to: tickets.length });
  return pages;
}

function rowsThatFit(rows: readonly number[], from: number, height: number): number {
  let fits = 0;
  let used = 0;
  // The last dish stays with the buttons.
  for (let at = from; at < rows.length - 1; at += 1) {
    used += rows[at] ?? 0;
    if (used > height) break;
    fits += 1;
  }
  return fits;
}

function sum(rows: readonly number[], from: number, to: number): number {
  return rows.slice(from, to).reduce((all, each) => all + each, 0);
}
