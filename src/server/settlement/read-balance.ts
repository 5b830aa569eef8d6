import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { changeAccountOf, findAccount, type PaymentAccountRow } from '../payments/payment-accounts.repo.ts';
import { PaymentProviderError } from '../payments/payment-port.ts';
import { keepBalance } from '../payments/provider-balance.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { noteDenied } from './note-denied.ts';

/** How far back an account's books are read that were never read before: a season. */
const LOOKS_BACK_MS = 92 * DAY;
/** Days read of one account in a round: what is left waits for the next. */
const MOST_DAYS = 31;
/** How long the provider may take to write an entry. */
const WRITTEN_WITHIN_MS = 10 * MINUTE;

/** Reads what the provider's books have got since they were last read, day by day, and keeps it. Returns whether all is read. */
export async function readBalance(services: Services, restaurantId: string): Promise<boolean> {
  const { db, payments, clock, log } = services;
  const opened = await payments.of(restaurantId);
  if (!opened) return false;
  const until = clock() - WRITTEN_WITHIN_MS;
  try {
    for (let day = 0; day < MOST_DAYS; day++) {
      const account = await findAccount(db, restaurantId);
      if (!account) return false;
      const from = account.balance_until ?? (await beginning(services, account));
      if (from >= until) return true;
      const to = Math.min(from + DAY, until);
      const entries = await opened.port.balance({ from, to });
      await inTransaction(db, async (tx) => {
        const { balance_until = null, balance_from } = account;
        const read = { balance_until: to, balance_from: balance_from ?? from, balance_refused_at: null };
        // Another process may have read the same day, or somebody has connected another account.
        if (await changeAccountOf(tx, account, { balance_until }, read)) await keepBalance(tx, restaurantId, entries);
      });
    }
    return false;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ err: error, restaurant: restaurantId }, 'the balance of an account of payments was not read');
    if (error.outcome === 'denied') await noteDenied(services, restaurantId);
    if (error.outcome === 'forbidden') {
      await changeAccountOf(db, opened.account, {}, { balance_refused_at: clock() });
    }
    return false;
  }
}

/** Where reading begins: a day before the first payment of the last season, or now, if there is none. */
async function beginning({ db, clock }: Services, { restaurant_id }: PaymentAccountRow): Promise<number> {
  const now = clock();
  const { first } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.min('created_at').as('first'))
    .where('restaurant_id', '=', restaurant_id)
    .where('created_at', '>=', now - LOOKS_BACK_MS)
    .executeTakeFirstOrThrow();
  return (first === null ? now : Number(first)) - DAY;
}
