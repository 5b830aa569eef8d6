import { MINUTE } from '../../domain/times/zoned-time.ts';
import { changeAccountOf, type PaymentAccountRow } from '../payments/payment-accounts.repo.ts';
import { PaymentProviderError } from '../payments/payment-port.ts';
import type { Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { noteDenied, noteKnown } from './note-denied.ts';

/** How long an account's key is taken for what it was when it was last asked about. */
const EVERY_MS = 5 * MINUTE;
/** Accounts asked about at once. */
const AT_ONCE = 20;

/**
 * Asks providers whether they still know the accounts' keys, so that a revoked one is noticed before a customer pays in vain, and a mended
 * one too. Of several processes one asks.
 */
export function watchKeys(services: Services): Chore {
  const { db, clock } = services;
  return {
    name: 'keys of accounts of payments',
    everyMs: MINUTE,
    run: async () => {
      for (;;) {
        const asked = await Promise.allSettled((await accountsToAsk()).map((account) => ask(services, account)));
        const failed = asked.find(({ status }) => status === 'rejected');
        if (failed?.status === 'rejected') throw failed.reason;
        if (asked.length < AT_ONCE) return 0;
      }
    },
  };

  function accountsToAsk(): Promise<PaymentAccountRow[]> {
    return db
      .selectFrom('payment_accounts')
      .selectAll()
      .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', clock() - EVERY_MS)]))
      .orderBy('asked_at')
      .limit(AT_ONCE)
      .execute();
  }
}

async function ask(services: Services, account: PaymentAccountRow): Promise<void> {
  const { restaurant_id: restaurant, asked_at = null } = account;
  if (!(await changeAccountOf(services.db, account, { asked_at }, { asked_at: services.clock() }))) return;
  const opened = await services.payments.of(restaurant);
  if (!opened) return;
  try {
    await opened.port.knock();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    // What cannot be reached now says nothing about the key.
    if (error.outcome === 'denied') await noteDenied(services, restaurant);
    if (error.outcome !== 'forbidden') return;
  }
  await noteKnown(services, restaurant);
}
