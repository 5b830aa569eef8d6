import type { StaffDelivery, StaffDeliveryInput } from '../../contract/staff-settings.ts';
import { toDecimal, toMinor } from '../../domain/money.ts';
import type { Tenant } from '../platform/app.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { changeRestaurant } from '../staff/change-restaurant.ts';
import { changeText, presentText } from '../texts/change-texts.ts';
import { type TextOwner, textsOf } from '../texts/texts.repo.ts';
import { settingsRefusals } from './settings.refusals.ts';

const TIMES = ['delivery_time', 'collection_time'] as const;

export async function readDelivery(db: Db, restaurantId: string): Promise<StaffDelivery> {
  const row = await db
    .selectFrom('restaurants')
    .select(['delivery_fee', 'minimum_order', 'allows_collection'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const texts = await textsOf(db, ownTexts(restaurantId), TIMES);
  return {
    fee: row.delivery_fee === null ? null : toDecimal(row.delivery_fee),
    minimumOrderValue: toDecimal(row.minimum_order),
    allowsCollection: row.allows_collection === 1,
    deliveryTime: presentText(texts, 'delivery_time'),
    collectionTime: presentText(texts, 'collection_time'),
  };
}

/** What delivery costs and how long it takes; the next order is priced by it. */
export async function changeDelivery(
  services: Services,
  { tenant, userId, input }: { tenant: Tenant; userId: string; input: StaffDeliveryInput },
): Promise<StaffDelivery> {
  const { fee, minimumOrderValue, allowsCollection, deliveryTime, collectionTime } = input;
  if (fee === null && !allowsCollection) throw new Refusal(settingsRefusals.nothing_offered);
  const { id: restaurantId, contentLanguage } = tenant;
  const now = services.clock();
  const before = await readDelivery(services.db, restaurantId);
  const times = { delivery_time: deliveryTime, collection_time: collectionTime };
  await changeRestaurant(services, { restaurantId, userId, now }, 'delivery_settings', {
    columns: {
      delivery_fee: fee === null ? null : toMinor(fee),
      minimum_order: toMinor(minimumOrderValue),
      allows_collection: Number(allowsCollection),
    },
    before: () => before,
    after: input,
    alongside: async (tx) => {
      for (const field of TIMES) {
        await changeText(tx, ownTexts(restaurantId), { field, contentLanguage, input: times[field], now });
      }
    },
  });
  return readDelivery(services.db, restaurantId);
}

function ownTexts(restaurantId: string): TextOwner {
  return { restaurantId, subject: 'restaurant', subjectId: restaurantId };
}
