import type { Point } from '../../../../domain/zones/distance.ts';

const NEAREST_M = 300;
/** Distances are said rounded, and down, too. */
const SLACK = 1.25;
/** Metres of a degree of latitude. */
const DEGREE_M = 111_195;

/**
 * What is seen of a map around a door whose courier is about so far away: south-west and north-east. It goes by the distance and the door alone,
 * and grows in doublings. So the squares that are fetched, of a tile server that may be a stranger's, tell no more of the courier than the words do.
 */
export function aroundDoor([longitude, latitude]: Point, metres: number): readonly [Point, Point] {
  const half = NEAREST_M * 2 ** Math.max(0, Math.ceil(Math.log2((metres * SLACK) / NEAREST_M)));
  const north = half / DEGREE_M;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [
    [longitude - east, latitude - north],
    [longitude + east, latitude + north],
  ];
}
