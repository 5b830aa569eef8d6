import { deliversTo } from '../orders/delivery-area.ts';
import { covers } from '../times/rule-hours.ts';
import { metresBetween, type Point } from './distance.ts';
import type { Zone } from './zone.ts';

/** What is known of where an order goes. */
export interface ZonedAddress {
  postalCode: string;
  /** The address's, or else the restaurant's. */
  country: string;
  /** null: it is not known. */
  point: Point | null;
}

/** Of what the zones are, and when. */
export interface ZoneMoment {
  /** When the order is wanted (ms). */
  at: number;
  /** The restaurant's IANA zone. */
  timezone: string;
  /** Where the restaurant is; null: it is not known, so that no way can be measured. */
  restaurant: Point | null;
}

/**
 * The zone of an address, or why it has none. `closed`: its zones are not delivered to at that time. `point_needed`: it is in no zone of
 * postcodes, and without a point nobody knows whether it is near enough. `metres` null: the way is not known.
 */
export type ZoneAnswer =
  | { state: 'inside'; zone: Zone; metres: number | null }
  | { state: 'closed'; zone: Zone }
  | { state: 'point_needed' }
  | { state: 'outside' };

/** The first zone in the owner's order in which the address lies and that is delivered to at the moment. */
export function zoneOf(address: ZonedAddress, zones: readonly Zone[], moment: ZoneMoment): ZoneAnswer {
  const { restaurant, at, timezone } = moment;
  const metres = restaurant && address.point ? metresBetween(restaurant, address.point) : null;
  const around = zones.filter((zone) => liesIn(zone, address, metres));
  const zone = around.find(({ hours }) => hours === null || covers(hours, at, timezone));
  if (zone) return { state: 'inside', zone, metres };
  const [closed] = around;
  if (closed) return { state: 'closed', zone: closed };
  const mayBeNear = metres === null && zones.some(({ shape }) => shape.kind === 'radius');
  return { state: mayBeNear ? 'point_needed' : 'outside' };
}

/** Who lives on the border lives inside. Of an unknown way (`metres` null) no radius is long enough. */
export function liesIn({ shape }: Pick<Zone, 'shape'>, address: ZonedAddress, metres: number | null): boolean {
  return shape.kind === 'postcodes'
    ? deliversTo(shape.postcodes, address.postalCode, address.country)
    : metres !== null && metres <= shape.kilometres * 1000;
}
