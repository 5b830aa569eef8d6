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
  /** When it is due (ms since the epoch). */
  due: number;
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
  /** How many tickets stand on the pages before it. */
  from: number;
  /** Those that follow on the next pages, in the lane's order. */
  left: readonly string[];
  /** There is no room for the tile that turns the page. */
  isFull?: true;
}

export interface Room {
  columns: number;
  /** Of all columns together, and the height of one, in CSS pixels. */
  width: number;
  height: number;
  gap: number;
  /** The heights of a repeated head, of the line that says how many dishes follow, and of the tile that turns the page. */
  again: number;
  follows: number;
  turn: number;
}

/** A ticket is parted if it has so many dishes and so many of them fit. */
const PARTED = { dishes: 4, first: 2 };
/** What a ticket leaves empty is filled by one of so many behind it that is due hardly later: to a cook, five minutes are the same time. */
const FILLED = { ahead: 8, withinMs: 5 * 60_000 };

/**
 * Puts tickets into columns, one below the other, and columns onto pages. A ticket that does not fit begins in the next column; a long one
 * begins where it is, and goes on in the next column; the room that a short one leaves is filled from behind it, so that each column begins
 * with what is due first. The last column of a page leaves room for the tile that turns it, unless the first ticket in it needs that to be
 * whole.
 */
export function pack(tickets: readonly Sized[], room: Room): Page[] {
  const pages: Page[] = [];
  const waiting = [...tickets];
  const begin = (): Page => ({ columns: [[]], from: tickets.length - waiting.length, left: [] });
  let page = begin();
  let used = 0;
  /** How many dishes of the first one that waits are placed. */
  let begun = 0;

  while (waiting.length > 0) {
    const next = waiting[0] as Sized;
    const { rows } = next.measure;
    const isEmpty = used === 0;
    const height = heightFrom(next, begun);
    if (height <= roomLeft() || (isEmpty && isLast() && height <= room.height)) {
      if (height > roomLeft()) page.isFull = true;
      place(next, begun, height);
      continue;
    }
    const top = height - sum(rows, begun, rows.length) - next.measure.foot;
    const fits = rowsThatFit(rows, begun, roomLeft() - top - room.follows);
    // Where not even a whole column is enough, the ticket goes on wherever it must, though not on another page if that one has it whole.
    const isParted = isEmpty
      ? rows.length - begun > 1 && (begun > 0 || !isLast() || room.columns === 1)
      : rows.length >= PARTED.dishes &&
        fits >= PARTED.first &&
        begun === 0 &&
        !isLast() &&
        heightFrom(next, fits) <= room.height - room.turn - room.gap;
    if (isParted) {
      const to = Math.min(rows.length - 1, begun + Math.max(1, fits));
      put({ id: next.id, from: begun, to, more: rows.length - to, height: top + sum(rows, begun, to) + room.follows });
      begun = to;
    } else if (isEmpty && rows.length - begun <= 1) {
      place(next, begun, height);
      continue;
    } else fill(next);
    turnColumn();
  }
  return [...pages, page];

  function isLast(): boolean {
    return page.columns.length >= room.columns;
  }
  /** What the column has left; in the last one, less the tile, unless nothing follows. */
  function roomLeft(): number {
    return room.height - used - (used > 0 ? room.gap : 0) - (isLast() && waiting.length > 1 ? room.turn + room.gap : 0);
  }
  /** The height of the ticket from this dish on. */
  function heightFrom({ measure: { top, said, rows, foot } }: Sized, from: number): number {
    return (from === 0 ? top : room.again + said) + sum(rows, from, rows.length) + foot;
  }
  function put(part: TicketPart): void {
    page.columns.at(-1)?.push(part);
    used += part.height + (used > 0 ? room.gap : 0);
  }
  /** Places the ticket, or what is left of it. */
  function place(ticket: Sized, from: number, height: number): void {
    put({ id: ticket.id, from, to: ticket.measure.rows.length, more: 0, height });
    waiting.splice(waiting.indexOf(ticket), 1);
    begun = 0;
  }
  /** Fills what this ticket leaves of the column. */
  function fill(passed: Sized): void {
    const behind = waiting.slice(1, 1 + FILLED.ahead).filter(({ due }) => due - passed.due <= FILLED.withinMs);
    for (const ticket of behind) {
      const height = heightFrom(ticket, 0);
      if (height <= roomLeft()) place(ticket, 0, height);
    }
  }
  function turnColumn(): void {
    used = 0;
    if (!isLast()) page.columns.push([]);
    else {
      pages.push({ ...page, left: waiting.map(({ id }) => id) });
      page = begin();
    }
  }
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
