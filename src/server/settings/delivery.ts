import type { StaffDelivery, StaffDeliveryInput } from '../../contract/staff-settings.ts';
import type { TakenChange, Versioned } from '../../contract/staff-versions.ts';
import { toDecimal, toMinor } from '../../domain/money.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Tenant } from '../platform/app.ts';
import type { Db } from '../platform/database.ts';
import { fromJson, toJson } from '../platform/json-columns.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { changeText, presentText } from '../texts/change-texts.ts';
import { type TextOwner, textsOf } from '../texts/texts.repo.ts';
import { settingsRefusals } from './settings.refusals.ts';

const TIMES = ['delivery_time', 'collection_time'] as const;

export async function readDelivery(db: Db, restaurantId: string): Promise<Versioned<StaffDelivery>> {
  const row = await db
    .selectFrom('restaurants')
    .select(['delivery_fee', 'minimum_order', 'allows_collection', 'delivery_postcodes'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const texts = await textsOf(db, ownTexts(restaurantId), TIMES);
  return versioned({
    fee: row.delivery_fee === null ? null : toDecimal(row.delivery_fee),
    minimumOrderValue: toDecimal(row.minimum_order),
    allowsCollection: row.allows_collection === 1,
    postcodes: fromJson(row.delivery_postcodes),
    deliveryTime: presentText(texts, 'delivery_time'),
    collectionTime: presentText(texts, 'collection_time'),
  });
}

/** Changes the settings for delivery and pickup; they apply to the next order. */
export async function changeDelivery(
  services: Services,
  { tenant, userId, change }: { tenant: Tenant; userId: string; change: TakenChange<StaffDeliveryInput> },
): Promise<Versioned<StaffDelivery>> {
  const { expectedVersion, ...input } = change;
  const { fee, minimumOrderValue, allowsCollection, postcodes, deliveryTime, collectionTime } = input;
  if (fee === null && !allowsCollection) throw new Refusal(settingsRefusals.nothing_offered);
  const { id: restaurantId, contentLanguage } = tenant;
  const now = services.clock();
  const times = { delivery_time: deliveryTime, collection_time: collectionTime };
  return changeRestaurant(services, { restaurantId, userId, now }, 'delivery_settings', {
    read: readDelivery,
    expectedVersion,
    columns: {
      delivery_fee: fee === null ? null : toMinor(fee),
      minimum_order: toMinor(minimumOrderValue),
      allows_collection: Number(allowsCollection),
      ...(postcodes !== undefined && { delivery_postcodes: postcodes && toJson([...new Set(postcodes)]) }),
    },
    after: input,
    alongside: async (tx) => {
      for (const field of TIMES) {
        await changeText(tx, ownTexts(restaurantId), { field, contentLanguage, input: times[field], now });
      }
    },
  });
}

function ownTexts(restaurantId: string): TextOwner {
  return { restaurantId, subject: 'restaurant', subjectId: restaurantId };
}
