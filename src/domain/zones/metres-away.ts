import { MINUTE } from '../times/zoned-time.ts';
import { metresBetween, type Point } from './distance.ts';

/** How long a courier's position says something. Older ones are not shown, and are kept nowhere. */
export const POSITION_FRESH_MS = 2 * MINUTE;

/** To so many decimals of a degree a courier's phone says where it is: to about ten metres. */
const DECIMALS = 4;

/** How far a courier is from the door as the crow flies, no more exactly than whoever waits needs it: in metres, at least 100. */
export function metresAway(courier: Point, door: Point): number {
  const metres = metresBetween(courier, door);
  const step = metres < 1000 ? 100 : metres < 10_000 ? 500 : 1000;
  return Math.max(100, Math.round(metres / step) * step);
}

/** The point, no more exactly than a phone sends it. */
export function coarse([longitude, latitude]: Point): Point {
  return [Number(longitude.toFixed(DECIMALS)), Number(latitude.toFixed(DECIMALS))];
}
