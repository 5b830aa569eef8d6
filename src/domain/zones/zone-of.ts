import { deliversTo } from '../orders/delivery-area.ts';
import { covers } from '../times/rule-hours.ts';
import { metresBetween, type Point } from './distance.ts';
import { liesWithin } from './within.ts';
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
 * The zone of an address, or why it has none. `closed`: its zones are not delivered to at that time. `point_needed`: an area that is asked
 * before any that has it is measured, and without a point nobody knows whether it has it. `metres` null: the way is not known.
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
  const lies = (zone: Zone) => liesIn(zone, address, metres);
  const mayLie = (zone: Zone) => isUnknown(zone, address, restaurant);
  const open = zones.filter(({ hours }) => hours === null || covers(hours, at, timezone));
  const zone = open.find((each) => mayLie(each) || lies(each));
  if (zone && !mayLie(zone)) return { state: 'inside', zone, metres };
  const closed = zone ? undefined : zones.find(lies);
  if (closed) return { state: 'closed', zone: closed };
  return { state: zone || zones.some((each) => mayLie(each) || lacksWay(each, metres)) ? 'point_needed' : 'outside' };
}

/** Who lives on the border lives inside. Of an unknown way (`metres` null) no radius is long enough. */
export function liesIn({ shape }: Pick<Zone, 'shape'>, address: ZonedAddress, metres: number | null): boolean {
  switch (shape.kind) {
    case 'postcodes':
      return deliversTo(shape.postcodes, address.postalCode, address.country);
    case 'radius':
      return metres !== null && metres <= shape.kilometres * 1000;
    case 'polygon':
      return address.point !== null && liesWithin(address.point, shape.corners);
  }
}

/** Whether a point would tell. Of a restaurant whose place nobody knows none tells how far it is: its other zones decide. */
function isUnknown({ shape }: Zone, { point }: ZonedAddress, restaurant: Point | null): boolean {
  if (point !== null) return false;
  return shape.kind === 'polygon' || (shape.kind === 'radius' && restaurant !== null);
}

function lacksWay({ shape }: Zone, metres: number | null): boolean {
  return shape.kind === 'radius' && metres === null;
}
