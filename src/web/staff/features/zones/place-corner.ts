import { metresBetween, type Point } from '../../../../domain/zones/distance.ts';

/** The corners with one more: between the two to which it is the least detour, so that an area that is tapped round never crosses itself by it. */
export function withCorner(corners: readonly Point[], corner: Point): Point[] {
  if (corners.length < 3) return [...corners, rounded(corner)];
  const detours = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return metresBetween(from, corner) + metresBetween(corner, to) - metresBetween(from, to);
  });
  return corners.toSpliced(detours.indexOf(Math.min(...detours)) + 1, 0, rounded(corner));
}

/** The corners with one of them elsewhere. */
export function movedCorner(corners: readonly Point[], index: number, to: Point): Point[] {
  return corners.with(index, rounded(to));
}

/** To a metre, so that the list of corners stays readable. */
function rounded([longitude, latitude]: Point): Point {
  return [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))];
}
