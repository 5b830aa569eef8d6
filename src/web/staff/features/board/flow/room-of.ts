import type { Room } from './pack.ts';

/** Below this width (CSS pixels) one ticket stands below the other, as on a phone. */
export const PHONE = 700;
/** From this width people stand further away: everything is greater by this factor. */
export const FAR = { width: 1600, factor: 1.2 };
/** The least width of a column at the usual size of type. */
const COLUMN = { near: 192, far: 188 };
/** Heights at the usual size of type; see `Room`. */
const LINES = { again: 31, follows: 26, turn: 46 };
const EDGE = 8;

/** How much greater everything is on a screen of this width if `chosen` is the size of type that was chosen; 1 is the usual one. */
export function ticketScale(width: number, chosen: number): number {
  return chosen * (width >= FAR.width ? FAR.factor : 1);
}

/** What a lane of this size (CSS pixels) has room for. */
export function roomOf({ width, height }: { width: number; height: number }, chosen: number): Room {
  const scale = ticketScale(width, chosen);
  const isFar = width >= FAR.width;
  const gap = isFar ? 8 : 6;
  const least = (isFar ? COLUMN.far : COLUMN.near) * scale;
  const columns = width < PHONE ? 1 : Math.max(1, Math.floor((width - 2 * EDGE + gap) / (least + gap)));
  return {
    columns,
    width,
    gap,
    height: height - 2,
    again: Math.ceil(LINES.again * scale),
    follows: Math.ceil(LINES.follows * scale),
    turn: Math.max(44, Math.ceil(LINES.turn * scale)),
  };
}
