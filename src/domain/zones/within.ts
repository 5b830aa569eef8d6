import type { Point } from './distance.ts';

/** A tenth of a millimetre: whoever is so near the border is on it, whatever has been rounded. */
const BORDER = 1e-9;

/** Whether a point lies within the corners of an area, the last of which is joined to the first. A point on the border lies inside. */
export function liesWithin(point: Point, corners: readonly Point[]): boolean {
  const [first = point] = corners;
  const [at, ...ring] = [point, ...corners].map((each) => beside(first, each)) as [Point, ...Point[]];
  let isInside = false;
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length] ?? from;
    if (isOnEdge(at, from, to)) return true;
    // A ray to the east crosses an edge or not; a corner counts for the edge that goes on above it.
    const isCrossed = from[1] > at[1] !== to[1] > at[1];
    if (isCrossed && at[0] < from[0] + ((at[1] - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) {
      isInside = !isInside;
    }
  }
  return isInside;
}

/** A point on the same side of the date line as the first corner: no area goes half round the earth. */
function beside([firstX]: Point, [x, y]: Point): Point {
  return [x + Math.round((firstX - x) / 360) * 360, y];
}

function isOnEdge([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): boolean {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX ** 2 + alongY ** 2;
  const share = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - (fromX + nearest * alongX), y - (fromY + nearest * alongY)) <= BORDER;
}
