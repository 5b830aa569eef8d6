import { isDeepStrictEqual } from 'node:util';
import type { StaffDelivery, StaffDeliveryInput } from '../../contract/staff/staff-settings.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { isPrice } from '../../domain/orders/money-limits.ts';
import { isPlainArea, plainZone, postcodesOf } from '../../domain/zones/zone.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { dropTexts, type TextOwner } from '../texts/texts.repo.ts';
import { zoneColumns } from '../zones/zone-columns.ts';
import { zonesRefusals } from '../zones/zones.refusals.ts';
import { settingsRefusals } from './settings.refusals.ts';

export async function readDelivery(db: Db, restaurantId: string): Promise<Versioned<StaffDelivery>> {
  const row = await db
    .selectFrom('restaurants')
    .select(['delivery_fee', 'minimum_order', 'currency_code', 'allows_collection', 'zones'])
    .select(['delivery_minutes', 'collection_minutes', 'pickup_percent_off'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const decimals = decimalsOf(row.currency_code);
  return versioned({
    fee: row.delivery_fee === null ? null : toDecimal(row.delivery_fee, decimals),
    minimumOrderValue: toDecimal(row.minimum_order, decimals),
    allowsCollection: row.allows_collection === 1,
    postcodes: postcodesOf(fromJson(row.zones)),
    deliveryTime: fromJson(row.delivery_minutes),
    collectionTime: fromJson(row.collection_minutes),
    ...(row.pickup_percent_off !== null && { pickupPercentOff: row.pickup_percent_off }),
  });
}

/** Changes the settings for delivery and pickup; they apply to the next order. */
export async function changeDelivery(
  services: Services,
  { tenant, userId, change }: { tenant: Tenant; userId: string; change: TakenChange<StaffDeliveryInput> },
): Promise<Versioned<StaffDelivery>> {
  const { expectedVersion, ...input } = change;
  const { fee, minimumOrderValue, allowsCollection, postcodes, deliveryTime, collectionTime, pickupPercentOff } = input;
  if (fee === null && !allowsCollection) throw new Refusal(settingsRefusals.nothing_offered);
  const { id: restaurantId } = tenant;
  const now = services.clock();
  const code = await currencyOf(services.db, restaurantId);
  refuseFields({
    ...(isPrice(fee ?? 0, code) ? {} : { fee: 'price_invalid' }),
    ...(isPrice(minimumOrderValue, code) ? {} : { minimumOrderValue: 'price_invalid' }),
  });
  const decimals = decimalsOf(code);
  return changeRestaurant(services, { restaurantId, userId, now }, 'delivery_settings', {
    read: readDelivery,
    expectedVersion,
    columns: async (_, tx) => ({
      delivery_fee: fee === null ? null : toMinor(fee, decimals),
      minimum_order: toMinor(minimumOrderValue, decimals),
      allows_collection: Number(allowsCollection),
      ...(postcodes !== undefined && (await areaColumns(tx, restaurantId, postcodes))),
      delivery_minutes: deliveryTime && toJson(deliveryTime),
      collection_minutes: collectionTime && toJson(collectionTime),
      ...(pickupPercentOff !== undefined && { pickup_percent_off: pickupPercentOff }),
    }),
    after: input,
    alongside: async (tx) => {
      // A text without numbers, from before they were kept: it goes once there are some.
      if (deliveryTime) await dropTexts(tx, ownTexts(restaurantId), { field: 'delivery_time' });
      if (collectionTime) await dropTexts(tx, ownTexts(restaurantId), { field: 'collection_time' });
    },
  });
}

/** The area as one zone. A restaurant that has divided it keeps its zones: a list of postcodes cannot say what holds in each. */
async function areaColumns(tx: Tx, restaurantId: string, postcodes: readonly string[] | null) {
  const { zones } = await tx
    .selectFrom('restaurants')
    .select('zones')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const kept = fromJson(zones);
  const area = postcodes && [...new Set(postcodes)];
  if (isPlainArea(kept)) return zoneColumns(area && [plainZone(kept?.[0]?.id ?? 'area', area)]);
  if (!isDeepStrictEqual(postcodesOf(kept), area)) throw new Refusal(zonesRefusals.area_by_zones);
  return {};
}

function ownTexts(restaurantId: string): TextOwner {
  return { restaurantId, subject: 'restaurant', subjectId: restaurantId };
}
