import { type Db, inTransaction, type Tx } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { storedAlarms } from './alarm-settings.ts';
import { postponePushes, restaurantsWithDueAlarms, stillWaiting, takeDueAlarms } from './alarms.repo.ts';
import { devicesOf } from './devices.repo.ts';
import { callPeople } from './people-to-call.ts';
import { insertRings } from './rings.repo.ts';

const RESTAURANTS_AT_ONCE = 100;
/** How often it is looked whether a board that holds back a push is still connected. */
const LOOK_AGAIN_MS = 10_000;

/**
 * Takes the steps that are due, and queues what they lead to, in one transaction for each restaurant: a step is taken once, however
 * many processes climb, and whatever is cut off between two. Orders that are due together ring together.
 */
export async function climbLadder(services: Services): Promise<void> {
  const { db, clock } = services;
  for (const restaurantId of await restaurantsWithDueAlarms(db, clock(), RESTAURANTS_AT_ONCE)) {
    await climb(services, restaurantId);
  }
}

async function climb({ db, dialect, clock, live }: Services, restaurantId: string): Promise<void> {
  const isWatched = (await live.boardsOpen(restaurantId)) > 0;
  const now = clock();
  await inTransaction(db, async (tx) => {
    if (isWatched) await postponePushes(tx, { restaurantId, now, until: now + LOOK_AGAIN_MS });
    const taken = await takeDueAlarms(tx, dialect, { restaurantId, now });
    const idsOf = async (step: string) =>
      (
        await stillWaiting(
          tx,
          restaurantId,
          taken.filter((alarm) => alarm.step === step).map(({ order_id }) => order_id),
        )
      ).map(({ id }) => id);
    const [pushed, called] = [await idsOf('push'), await idsOf('webhook')];
    const devices = pushed.length ? await deviceIds(tx, restaurantId) : [];
    await insertRings(tx, [...devices.map((deviceId) => ({ restaurantId, deviceId, orderIds: pushed, now }))]);
    if (called.length) await takeLastStep(tx, { restaurantId, orderIds: called, now });
  });
}

/** Calls the webhook and the people whom the restaurant has named, if it still has. */
async function takeLastStep(tx: Tx, step: { restaurantId: string; orderIds: string[]; now: number }): Promise<void> {
  const stored = await storedAlarms(tx, step.restaurantId);
  if (stored.webhook) await insertRings(tx, [{ ...step, deviceId: null }]);
  await callPeople(tx, stored, step);
}

async function deviceIds(db: Db, restaurantId: string): Promise<string[]> {
  return (await devicesOf(db, restaurantId)).map(({ id }) => id);
}
