/** The width of a chip of an order that cooks, of one that is ready, and of what stands beside them (CSS pixels). */
const CHIP = { cooking: 64, ready: 84, heads: 150, rest: 46 };
/** Below this width there is only room for what is ready. */
const NARROW = 700;
/** The share of the shelf that what is ready takes first. */
const READY_FIRST = 0.61;

/** How many orders fit on each side of the shelf. What is ready goes before what cooks. */
export function shelfRoom(asked: { width: number; left: number; right: number }): { left: number; right: number } {
  const { width } = asked;
  if (width < NARROW) return { left: 0, right: fitting(width - CHIP.heads / 2 - CHIP.rest, CHIP.ready, asked.right) };
  const room = width - CHIP.heads;
  const right = fitting(room * READY_FIRST, CHIP.ready, asked.right);
  const left = fitting(room - right * CHIP.ready - CHIP.rest, CHIP.cooking, asked.left);
  return { left: Math.max(1, left), right };
}

function fitting(width: number, each: number, count: number): number {
  return Math.max(1, Math.min(count, Math.floor(width / each)));
}
