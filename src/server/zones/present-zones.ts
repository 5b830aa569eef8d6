import type { Restaurant } from '../../contract/restaurants.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { isPlainArea, postcodesOf, type Zone } from '../../domain/zones/zone.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';

type Shown = Pick<Restaurant['deliverySettings'], 'postcodes' | 'zones'>;

/** Where the restaurant delivers, as everybody may read it: its postcodes, and its zones where it has divided its area. */
export function presentZones(row: RestaurantsTable): Shown {
  const zones = fromJson(row.zones);
  const postcodes = postcodesOf(zones);
  return {
    ...(postcodes && { postcodes }),
    ...(zones && !isPlainArea(zones) && { zones: zones.map((zone) => presentZone(zone, row)) }),
  };
}

function presentZone(
  { name, shape, fee, minimum, freeFrom, travelMinutes, hours }: Zone,
  { delivery_fee, minimum_order, currency_code }: RestaurantsTable,
): NonNullable<Shown['zones']>[number] {
  const amount = (minor: number) => toDecimal(minor, decimalsOf(currency_code));
  return {
    name,
    // Corners decide on the server only: nobody reads hundreds of them with the first page.
    ...(shape.kind === 'postcodes' && { postcodes: shape.postcodes }),
    ...(shape.kind === 'radius' && { kilometres: shape.kilometres }),
    fee: amount(fee ?? delivery_fee ?? 0),
    minimumOrderValue: amount(minimum ?? minimum_order),
    ...(freeFrom !== null && { freeFrom: amount(freeFrom) }),
    ...(travelMinutes !== null && { travelMinutes }),
    ...(hours && { hours }),
  };
}

/** The terms of the zone of an order that is being filled in. */
export function presentOrderZone(
  { zone: { name, freeFrom }, metres }: { zone: Zone; metres: number | null },
  { minimumOrder, currency }: { minimumOrder: number; currency: { code: string } },
) {
  const amount = (minor: number) => toDecimal(minor, decimalsOf(currency.code));
  return {
    name,
    minimumOrderValue: amount(minimumOrder),
    ...(freeFrom !== null && { freeFrom: amount(freeFrom) }),
    ...(metres !== null && { kilometres: Math.round(metres / 100) / 10 }),
  };
}
