import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { mailOwners } from '../outbox/mail-owners.ts';
import { inTransaction } from '../platform/database/database.ts';
import { type Chore, eachByItself } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { bookedOrders } from './books.repo.ts';

const HOUR = 60 * MINUTE;
const EVERY_MS = 6 * HOUR;
const LOOKS_BACK_MS = 8 * DAY;
/** What is under way is not wrong yet. */
const SETTLES_WITHIN_MS = HOUR;
/** What rounding adds to cash stands on both sides. */
const ANY_COIN = 1;
/** Orders that a mail names. */
const NAMED = 20;

/**
 * Looks whether the books of restaurants that are paid online add up: what was sold, less refunds, is what has come in and is open, and
 * the provider has given back what it was asked to. Tells owners of orders that do not, once of the same orders.
 */
export function checkBooks(services: Services): Chore {
  const { db, clock, log } = services;
  return {
    name: 'books that add up',
    everyMs: EVERY_MS,
    run: async () => {
      const now = clock();
      const span = { from: now - LOOKS_BACK_MS, to: now - SETTLES_WITHIN_MS };
      const accounts = await db.selectFrom('payment_accounts').select('restaurant_id').execute();
      let found = 0;
      await eachByItself(accounts, async ({ restaurant_id: restaurantId }) => {
        const wrong: { id: string; number: string; difference: number }[] = [];
        for await (const page of bookedOrders(db, restaurantId, span, ANY_COIN)) {
          for (const { id, number, difference, notGivenBack } of page) {
            if (difference + notGivenBack !== 0) wrong.push({ id, number, difference: difference + notGivenBack });
          }
        }
        if (wrong.length === 0) return;
        found += wrong.length;
        log.error({ restaurant: restaurantId, orders: wrong.slice(0, NAMED) }, 'orders and payments do not add up');
        const key = wrong.map(({ id }) => id).join(' ');
        const payload = { orders: wrong.slice(0, NAMED), count: wrong.length };
        await inTransaction(db, (tx) => mailOwners(tx, { restaurantId, kind: 'books_differ', key, payload, now }));
        services.outbox.wake();
      });
      return found;
    },
  };
}
