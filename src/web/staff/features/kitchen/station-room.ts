import type { Room } from '../board/flow/pack.ts';
import { PHONE, ticketScale } from '../board/flow/room-of.ts';

/** The least width of a column at the usual size of type, and the gap beside it (CSS pixels). */
const COLUMN = { width: 240, far: 290, gap: 8 };

/** What a station's screen has room for: fewer and wider columns than a board, as it is read from three metres. */
export function stationRoom({ width, height }: { width: number; height: number }, chosen: number): Room {
  const scale = ticketScale(width, chosen);
  const least = (scale > chosen ? COLUMN.far : COLUMN.width) * scale;
  return {
    columns: width < PHONE ? 1 : Math.max(1, Math.floor((width + COLUMN.gap) / (least + COLUMN.gap))),
    width,
    gap: COLUMN.gap,
    height: height - 2,
    again: Math.ceil(46 * scale),
    follows: Math.ceil(34 * scale),
    turn: 52,
  };
}
