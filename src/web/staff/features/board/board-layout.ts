import { COLUMNS, type Column } from './board-columns.ts';

/** The columns side by side on a wide screen. */
export type Shown = Exclude<Column, 'done'>;
const SHOWN = COLUMNS.filter((column): column is Shown => column !== 'done');

/** The least width and the usual height of an order's card in CSS pixels at the usual size of type, with the gap beside it. */
const ROOMY = { width: 236, height: 320 };
const DENSE = { width: 165, height: 190 };
/** How much of a dense card's height one has that shows its dishes or where it goes alone. */
const COMPACT = 0.55;
/** The width of a lane without orders, in CSS pixels. */
export const EMPTY_LANE = 128;
/** From this width people stand further away: type is greater by this factor. */
const FAR = { width: 1600, factor: 1.2 };
/** What surrounds the cards: the header, the figures, a column's title, the finished orders. */
const AROUND = { roomy: 290, dense: 190 };

export interface BoardLayout {
  /** The board is full: cards, figures and header give up what nobody needs at a glance. */
  isDense: boolean;
  /** Confirmed, preparing and ready orders stand in one lane below each other, beside the new ones. */
  isStacked: boolean;
  /** That lane is too short for all of them, and most orders are new: of the others it shows what to cook or where they go. */
  isCompact: boolean;
  /** How many cards stand side by side in each column; when stacked, in the whole lane, which may have none. */
  tracks: Readonly<Record<Shown, number>>;
  /** The size of type. */
  type: number;
}

interface Asked {
  /** How many orders each column has. */
  counts: Readonly<Record<Shown, number>>;
  /** The screen in CSS pixels. */
  width: number;
  height: number;
  /** The size of type that was chosen; 1 is the usual one. */
  type: number;
}

/** Shares the screen out: each column gets the width that its orders need, and cards shrink once not all of them are in view. */
export function layOut({ counts, width, height, type: chosen }: Asked): BoardLayout {
  const type = chosen * (width >= FAR.width ? FAR.factor : 1);
  const tracksOf = (card: typeof ROOMY, lane = 0) => Math.max(1, Math.floor((width - 20 - lane) / (card.width * type)));
  const roomy = shareOut(counts, Math.max(SHOWN.length, tracksOf(ROOMY)));
  const rows = Math.max(1, Math.floor((height - AROUND.roomy) / (ROOMY.height * type)));
  if (roomy.longest <= rows) return { ...roomy, type, isDense: false };
  if (counts.confirmed + counts.preparing + counts.ready === 0) {
    const tracks = { new: tracksOf(DENSE, EMPTY_LANE), confirmed: 0, preparing: 0, ready: 0 };
    return { isDense: true, isStacked: true, isCompact: false, tracks, type };
  }
  const laneRows = Math.max(1, Math.floor((height - AROUND.dense) / (DENSE.height * type)));
  return { ...shareOut(counts, Math.max(2, tracksOf(DENSE)), laneRows), type, isDense: true };
}

type Share = Omit<BoardLayout, 'isDense' | 'type'> & { /** The most rows of cards in a column. */ longest: number };

/** The arrangement of so many tracks with the fewest rows; of equal ones that in which no columns are stacked, or the lane has most room. */
function shareOut(counts: Asked['counts'], total: number, laneRows = Number.POSITIVE_INFINITY): Share {
  const others = counts.confirmed + counts.preparing + counts.ready;
  const arrangements = total >= SHOWN.length ? [apart(counts, total)] : [];
  for (let side = 1; side < total; side += 1) {
    const isStacked = true;
    const tracks = { new: total - side, confirmed: side, preparing: side, ready: side };
    const rows = Math.ceil(others / side);
    const isCompact = rows > laneRows && counts.new > others;
    const inLane = isCompact ? Math.ceil(rows * COMPACT) : rows;
    const longest = Math.max(Math.ceil(counts.new / tracks.new), inLane);
    arrangements.push({ isStacked, isCompact, tracks, longest });
  }
  return arrangements.reduce((best, each) =>
    each.longest < best.longest || (each.longest === best.longest && best.isCompact) ? each : best,
  );
}

function apart(counts: Asked['counts'], total: number): Share {
  const tracks = { new: 1, confirmed: 1, preparing: 1, ready: 1 };
  const load = (column: Shown) => counts[column] / tracks[column];
  const fullest = () => SHOWN.reduce((most, column) => (load(column) > load(most) ? column : most));
  for (let left = total - SHOWN.length; left > 0 && load(fullest()) > 1; left -= 1) tracks[fullest()] += 1;
  return { isStacked: false, isCompact: false, tracks, longest: Math.ceil(load(fullest())) };
}
