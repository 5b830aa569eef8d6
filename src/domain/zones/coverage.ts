import { metresBetween, type Point } from './distance.ts';
import { isMeasured, type Zone, type ZoneShape } from './zone.ts';
import { liesIn } from './zone-of.ts';

type Area = Pick<Zone, 'shape' | 'hours'>;

/** Two measured zones that share ground, by their indexes in the list. `isWhole`: the later one is asked in vain. */
export interface SharedGround {
  first: number;
  later: number;
  isWhole: boolean;
}

/** A way from the restaurant that leads out of every zone and into one again. Metres as the crow flies. */
export interface ZoneGap {
  direction: Direction;
  from: number;
  to: number;
}

const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** So many points a side are looked at of an area, and so many ways and steps around the restaurant. */
const SIDE = 24;
const WAYS = 32;
const STEPS = 60;
/** Metres of a degree of latitude. */
const DEGREE = 111_195;

/**
 * What measured zones share, looked at point by point. A zone within a later one is no overlap: the later one is asked for the rest. Nor
 * is one that is not always delivered to. `restaurant` null: circles lie nowhere.
 */
export function sharedGround(zones: readonly Area[], restaurant: Point | null): SharedGround[] {
  return zones.flatMap((later, index) =>
    zones.slice(0, index).flatMap((first, before) => {
      if (!isMeasured(first) || !isMeasured(later) || first.hours) return [];
      const ofLater = pointsOf(later.shape, restaurant).map((point) => isIn(first, point, restaurant));
      if (!ofLater.includes(true)) return [];
      const isWhole = !ofLater.includes(false);
      const isNested = pointsOf(first.shape, restaurant).every((point) => isIn(later, point, restaurant));
      return isWhole || !isNested ? [{ first: before, later: index, isWhole }] : [];
    }),
  );
}

/** Where nobody is delivered to though farther places are; none where postcodes may have it. At most one a direction. */
export function gapsOf(zones: readonly Area[], restaurant: Point | null): ZoneGap[] {
  if (!restaurant || zones.length === 0 || !zones.every(isMeasured)) return [];
  const reach = Math.max(...zones.flatMap(({ shape }) => reachOf(shape, restaurant)));
  const gaps = Array.from({ length: WAYS }, (_, way) => {
    const bearing = (way / WAYS) * 2 * Math.PI;
    const isCovered = Array.from({ length: STEPS + 1 }, (__, step) => {
      const point = pointAt(restaurant, bearing, (step / STEPS) * reach);
      return zones.some((zone) => isIn(zone, point, restaurant));
    });
    const end = isCovered.lastIndexOf(true);
    const start = isCovered.indexOf(false);
    if (start < 0 || start > end) return [];
    const to = isCovered.indexOf(true, start);
    const direction = DIRECTIONS[Math.round((way / WAYS) * DIRECTIONS.length) % DIRECTIONS.length] ?? 'n';
    return [{ direction, from: (start / STEPS) * reach, to: (to / STEPS) * reach }];
  }).flat();
  return DIRECTIONS.flatMap((direction) => gaps.find((gap) => gap.direction === direction) ?? []);
}

function isIn(zone: Area, point: Point, restaurant: Point | null): boolean {
  const metres = restaurant && metresBetween(restaurant, point);
  return liesIn(zone, { postalCode: '', country: '', point }, metres);
}

/** Points all over a measured area, its corners among them. */
function pointsOf(shape: ZoneShape, restaurant: Point | null): Point[] {
  if (shape.kind === 'postcodes' || (shape.kind === 'radius' && !restaurant)) return [];
  const corners = shape.kind === 'polygon' ? shape.corners : around(restaurant as Point, shape.kilometres * 1000);
  const [west, east] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [south, north] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  const share = (index: number) => (index + 0.5) / SIDE;
  const grid = Array.from({ length: SIDE * SIDE }, (_, index): Point => {
    const [column, row] = [index % SIDE, Math.floor(index / SIDE)];
    return [west + share(column) * (east - west), south + share(row) * (north - south)];
  });
  return [...grid, ...(shape.kind === 'polygon' ? corners : [])].filter((point) =>
    isIn({ shape, hours: null }, point, restaurant),
  );
}

function reachOf(shape: ZoneShape, restaurant: Point): number[] {
  if (shape.kind === 'radius') return [shape.kilometres * 1000];
  return shape.kind === 'polygon' ? shape.corners.map((corner) => metresBetween(restaurant, corner)) : [];
}

/** The four ends of a circle. */
function around(centre: Point, metres: number): Point[] {
  return [0, 1, 2, 3].map((quarter) => pointAt(centre, (quarter * Math.PI) / 2, metres));
}

/** A point so far away, clockwise from the north; near enough for the ways of a courier. */
function pointAt([x, y]: Point, bearing: number, metres: number): Point {
  const stretch = Math.cos((y * Math.PI) / 180);
  return [x + (Math.sin(bearing) * metres) / (DEGREE * stretch), y + (Math.cos(bearing) * metres) / DEGREE];
}
