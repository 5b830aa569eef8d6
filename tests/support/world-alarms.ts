import { USUAL_LADDER, USUAL_SOUND } from '../../src/domain/orders/alarms.ts';
import { keepDevice } from '../../src/server/alarms/devices.repo.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { newId, sha256 } from '../../src/server/platform/ids/ids.ts';
import { newBrowser } from './push-service.ts';
import type { TestApp } from './test-app.ts';
import { startTwilio } from './twilio-server.ts';

/** How many devices of earlier worlds stay: a restaurant may have only some, and a walk makes more worlds than that. */
const KEPT = 6;

let twilio: ReturnType<typeof startTwilio> | undefined;
const NIGHT = { from: '23:00', to: '09:00' };

/** A device of a member of the place's staff, which has a webhook and calls somebody, too. */
export async function newDevice(
  { services }: TestApp,
  { restaurantId }: { restaurantId: string },
  userId: string,
): Promise<{ deviceId: string; personId: string }> {
  const { db, clock, config } = services;
  const devices = await db
    .selectFrom('staff_devices')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const done = devices.slice(KEPT).map(({ id }) => id);
  if (done.length) await db.deleteFrom('staff_devices').where('id', 'in', done).execute();
  const { keys, ...input } = newBrowser('https://push.example').input;
  const id = newId();
  await db.transaction().execute((tx) =>
    keepDevice(tx, {
      ...{ restaurant_id: restaurantId, id, user_id: userId, name: input.name, language: 'en', ...keys },
      ...{ endpoint: input.endpoint, endpoint_hash: sha256(input.endpoint), created_at: clock() },
    }),
  );
  const webhook = { url: 'https://alarms.example/ring', phone: null, seed: 'seed' };
  twilio ??= startTwilio();
  Object.assign(config, (await twilio).settings);
  const person = { id: newId(), name: 'Ada', phone: '+44 7700 900123', by: 'call', quiet: NIGHT } as const;
  const alarms = toJson({ ...USUAL_LADDER, ...USUAL_SOUND, webhook, people: [person] });
  await db.updateTable('restaurants').set({ alarms }).where('id', '=', restaurantId).execute();
  return { deviceId: id, personId: person.id };
}
