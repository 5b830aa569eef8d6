import { type BalanceDifference, balanceDifferences } from '../../domain/payments/provider-balance.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { Db } from '../platform/database/database.ts';
import { findAccount } from './payment-accounts.repo.ts';
import { type BookedPayment, balanceIn, balanceOfCharges, chargedPayments } from './provider-balance.repo.ts';

/** What is under way is not wrong yet. */
const SETTLES_WITHIN_MS = 60 * MINUTE;

/** Where our books and the provider's differ in a span (ms, its end excluded), the first first. Nothing before they were first read. */
export async function differencesIn(
  db: Db,
  restaurantId: string,
  span: { from: number; to: number },
): Promise<BalanceDifference<BookedPayment>[]> {
  const account = await findAccount(db, restaurantId);
  if (account?.balance_from == null || account.balance_until == null) return [];
  const { balance_from: since, balance_until: until, created_at: connectedAt } = account;
  const inSpan = await balanceIn(db, restaurantId, span);
  const charges = [...new Set(inSpan.flatMap(({ chargeReference }) => chargeReference ?? []))];
  const payments = await chargedPayments(db, restaurantId, { span, charges, since });
  const entries = await balanceOfCharges(
    db,
    restaurantId,
    payments.flatMap(({ chargeReference }) => chargeReference ?? []),
  );
  const known = new Set(entries.map(({ chargeReference }) => chargeReference));
  return balanceDifferences(
    entries,
    // One that this account does not know at all, from before it was connected, may be of another one.
    payments.filter(({ chargeReference, capturedAt }) => known.has(chargeReference) || capturedAt >= connectedAt),
    until - SETTLES_WITHIN_MS,
  )
    .filter(({ at }) => at >= span.from && at < span.to)
    .sort((a, b) => a.at - b.at);
}
