import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { mailOwners } from '../outbox/mail-owners.ts';
import { differencesIn } from '../payments/differences-in.ts';
import { findPayment } from '../payments/payments.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { type Chore, eachByItself } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { askAbout } from './ask-about.ts';
import { readBalance } from './read-balance.ts';

const HOUR = 60 * MINUTE;
/** How long what was read stays read: with the hour of the round, less than a day. */
const READ_EVERY_MS = 22 * HOUR;
const LOOKS_BACK_MS = 35 * DAY;
/** Differences that a mail names. */
const NAMED = 20;

/**
 * Compares the books with the provider's own, once a day: what differs is asked about first, and owners are told of what still does, once
 * of the same differences.
 */
export function compareBalance(services: Services): Chore {
  const { db, clock } = services;
  return {
    name: 'books against the provider',
    everyMs: HOUR,
    run: async () => {
      const accounts = await db
        .selectFrom('payment_accounts')
        .select('restaurant_id')
        .where((eb) => eb.or([eb('balance_until', 'is', null), eb('balance_until', '<=', clock() - READ_EVERY_MS)]))
        .execute();
      await eachByItself(accounts, async ({ restaurant_id: restaurantId }) => {
        if (await readBalance(services, restaurantId)) await compareOne(services, restaurantId);
      });
      return 0;
    },
  };
}

async function compareOne(services: Services, restaurantId: string): Promise<void> {
  const { db, clock, log, outbox } = services;
  const now = clock();
  const span = { from: now - LOOKS_BACK_MS, to: now };
  // What the provider has done without telling us is learned now, and is no difference any more.
  for (const { payment } of await differencesIn(db, restaurantId, span)) {
    const row = await findPayment(db, restaurantId, payment.id);
    if (row) await askAbout(services, row);
  }
  const wrong = await differencesIn(db, restaurantId, span);
  if (wrong.length === 0) return;
  const named = wrong.slice(0, NAMED).map(({ at, difference }) => ({ at, difference }));
  log.error({ restaurant: restaurantId, differences: named }, 'the books and the provider differ');
  const key = wrong.map(({ payment, difference }) => `${payment.id} ${difference}`).join(' ');
  const payload = { differences: named, count: wrong.length };
  await inTransaction(db, (tx) => mailOwners(tx, { restaurantId, kind: 'balance_differs', key, payload, now }));
  outbox.wake();
}
