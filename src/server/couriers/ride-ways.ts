import { metresBetween, type Point } from '../../domain/zones/distance.ts';
import type { Services } from '../services.ts';

type Ways = (from: Point, to: Point) => number;

/** How far the places of one ride are from each other: seconds by road where a routing server says so, else metres as the crow flies. */
export async function rideWays({ roads }: Pick<Services, 'roads'>, places: readonly Point[]): Promise<Ways> {
  const times = roads && places.length > 2 ? await roads.times(places) : null;
  if (!times) return metresBetween;
  const at = new Map(places.map((place, index) => [place.join(), index]));
  // What no road leads to comes last of those that are due together.
  return (from, to) => times[at.get(from.join()) ?? -1]?.[at.get(to.join()) ?? -1] ?? Number.POSITIVE_INFINITY;
}
