import type { Point } from '../../domain/zones/distance.ts';

/** A place as OSRM writes it, longitude first, to a metre: whoever lives at one door is at one place. */
export function roadPlace([longitude, latitude]: Point): string {
  return `${longitude.toFixed(5)},${latitude.toFixed(5)}`;
}
