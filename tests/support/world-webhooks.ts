import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { insertDelivery } from '../../src/server/webhooks/deliveries.repo.ts';
import { insertWebhook } from '../../src/server/webhooks/webhooks.repo.ts';
import type { TestApp } from './test-app.ts';

/** How many webhooks of earlier worlds stay: a restaurant may have only a few. */
const KEPT = 3;

/** A webhook of the restaurant, and something that it was told. */
export async function newWebhook(
  { services: { db, clock } }: TestApp,
  restaurantId: string,
): Promise<{ webhookId: string; deliveryId: string }> {
  const all = await db
    .selectFrom('webhooks')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const done = all.slice(KEPT).map(({ id }) => id);
  if (done.length) {
    await db.deleteFrom('deliveries').where('webhook_id', 'in', done).execute();
    await db.deleteFrom('webhooks').where('id', 'in', done).execute();
  }
  const [webhookId, deliveryId] = [newId(), newId()];
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await insertWebhook(tx, {
      ...{ restaurant_id: restaurantId, id: webhookId, url: 'https://till.example/hook', created_at: now },
      ...{
        events: toJson(['ordering.paused' as const]),
        seed: newId(),
        former_seed: null,
        former_until: null,
        off_at: null,
      },
    });
    await insertDelivery(tx, {
      ...{ restaurant_id: restaurantId, webhook_id: webhookId, id: deliveryId, event: 'test', facts: toJson({}) },
      ...{ created_at: now, give_up_at: now },
    });
  });
  return { webhookId, deliveryId };
}
