/** [longitude, latitude] in degrees, as in GeoJSON. */
export type Point = readonly [longitude: number, latitude: number];

/** The mean radius of the earth in metres, as GeoJSON libraries take it. */
const EARTH = 6_371_008.8;

/** Metres between two points as the crow flies. */
export function metresBetween([fromX, fromY]: Point, [toX, toY]: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const share = half(toY - fromY) + half(toX - fromX) * Math.cos(radians(fromY)) * Math.cos(radians(toY));
  return 2 * EARTH * Math.atan2(Math.sqrt(share), Math.sqrt(1 - share));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
