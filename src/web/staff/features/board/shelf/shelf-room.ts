import { FAR } from '../flow/room-of.ts';

/** The width of a chip of an order that cooks, of one that is ready, and of what stands beside them (CSS pixels). */
const CHIP = { cooking: 64, ready: 84, heads: 150, rest: 46 };
/** The same where people stand further away: with a mark for each station. */
const FAR_CHIP = { cooking: 106, ready: 112, heads: 170, rest: 46 };
/** Below this width there is only room for what is ready. */
const NARROW = 700;
/** The share of the shelf that what is ready takes first. */
const READY_FIRST = 0.61;

/** How many orders fit on each side of the shelf. What is ready goes before what cooks. */
export function shelfRoom(asked: { width: number; left: number; right: number }): { left: number; right: number } {
  const { width } = asked;
  const chip = width >= FAR.width ? FAR_CHIP : CHIP;
  if (width < NARROW) return { left: 0, right: fitting(width - chip.heads / 2 - chip.rest, chip.ready, asked.right) };
  const room = width - chip.heads;
  const right = fitting(room * READY_FIRST, chip.ready, asked.right);
  const left = fitting(room - right * chip.ready - chip.rest, chip.cooking, asked.left);
  return { left: Math.max(1, left), right };
}

function fitting(width: number, each: number, count: number): number {
  return Math.max(1, Math.min(count, Math.floor(width / each)));
}
