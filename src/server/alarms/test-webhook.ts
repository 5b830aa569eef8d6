import { inTransaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { storedAlarms } from './alarm-settings.ts';
import { alarmsRefusals } from './alarms.refusals.ts';
import { insertRings } from './rings.repo.ts';

/** Has the webhook called without an order. */
export async function testWebhook(services: Services, restaurantId: string): Promise<void> {
  const now = services.clock();
  await inTransaction(services.db, async (tx) => {
    const { webhook } = await storedAlarms(tx, restaurantId);
    if (!webhook) throw new Refusal(alarmsRefusals.no_webhook);
    await insertRings(tx, [{ restaurantId, deviceId: null, orderIds: null, now }]);
  });
}
