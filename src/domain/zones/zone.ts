import type { DeliveryService } from '../delivery-services/delivery-services.ts';
import type { RuleHours } from '../times/rule-hours.ts';
import type { Point } from './distance.ts';

/**
 * Where a zone lies: by beginnings of postcodes as `postcodeBeginning` writes them, around the restaurant as the crow flies, or within
 * corners, the last of which is joined to the first.
 */
export type ZoneShape =
  | { kind: 'postcodes'; postcodes: string[] }
  | { kind: 'radius'; kilometres: number }
  | { kind: 'polygon'; corners: Point[] };

/** A part of where a restaurant delivers, with its own terms. Amounts are of one unit, minor or decimal. */
export interface Zone {
  id: string;
  /** As it is printed for whoever drives; empty: the one area of a restaurant that has not divided it. */
  name: string;
  shape: ZoneShape;
  /** null: the restaurant's. */
  fee: number | null;
  minimum: number | null;
  /** The dishes' subtotal from which on there is no fee; null: there always is. */
  freeFrom: number | null;
  /** From the kitchen to the door; null: as the restaurant's deliveries usually take. */
  travelMinutes: number | null;
  /** When it is delivered to; null: whenever the restaurant delivers. */
  hours: RuleHours | null;
  /** The service that brings its orders; missing: whoever the house finds. */
  deliveredBy?: DeliveryService | undefined;
}

/** The longest way of a zone, how many kilometres it may reach, and how many corners it may have. */
export const ZONE_MAX = { zones: 60, name: 60, travelMinutes: 180, kilometres: 100, corners: 400 } as const;

/** Fewer enclose nothing. */
export const LEAST_CORNERS = 3;

/** Everything that a zone says besides where it lies, left to the restaurant's own terms. */
const NO_TERMS = { name: '', fee: null, minimum: null, freeFrom: null, travelMinutes: null, hours: null } as const;

/** An area of postcodes in which the restaurant's own terms hold (decision 067). */
export function plainZone(id: string, postcodes: string[]): Zone {
  return { id, ...NO_TERMS, shape: { kind: 'postcodes', postcodes } };
}

/** Whether an area has the restaurant's own terms, at any time. */
export function isTermless({
  fee,
  minimum,
  freeFrom,
  travelMinutes,
  hours,
  deliveredBy,
}: Omit<Zone, 'id' | 'name' | 'shape'>): boolean {
  return !deliveredBy && [fee, minimum, freeFrom, travelMinutes, hours].every((term) => term === null);
}

/** Whether the zones say no more than where the restaurant delivers, by postcodes. */
export function isPlainArea(zones: readonly Zone[] | null): boolean {
  const [zone, ...more] = zones ?? [];
  if (!zone) return true;
  return more.length === 0 && zone.name === '' && isTermless(zone) && zone.shape.kind === 'postcodes';
}

/** Whether it takes the place of an address to know if that lies in it. */
export function isMeasured({ shape }: Pick<Zone, 'shape'>): boolean {
  return shape.kind !== 'postcodes';
}

/** Every beginning of a postcode that one of the zones names; null: they do not lie by postcodes alone, or there are none. */
export function postcodesOf(zones: readonly Pick<Zone, 'shape'>[] | null): string[] | null {
  if (!zones?.length || zones.some(({ shape }) => shape.kind !== 'postcodes')) return null;
  return [...new Set(zones.flatMap(({ shape }) => (shape.kind === 'postcodes' ? shape.postcodes : [])))];
}
