import type { Facts } from '../../domain/payments/payment-facts.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { claimActs, endAct, type PaymentActRow } from '../payments/payment-acts.repo.ts';
import { type PaymentPort, PaymentProviderError } from '../payments/payment-port.ts';
import { findPayment, type PaymentRow, updatePayment } from '../payments/payments.repo.ts';
import type { Services } from '../services.ts';
import { settle } from './settle.ts';
import { refuseRefund } from './turn-down-refund.ts';

/** How long an act belongs to the process that claimed it: longer than the provider may take. */
const LEASE_MS = 45_000;
export const BATCH_OF_ACTS = 20;
const FIRST_RETRY_MS = 3000;
const LONGEST_RETRY_MS = 30 * MINUTE;

/** Carries out what transactions have asked of providers. Returns how many acts were tried. */
export async function carryOutActs(services: Services): Promise<number> {
  const now = services.clock();
  const acts = await claimActs(services, { now, until: now + LEASE_MS, limit: BATCH_OF_ACTS });
  for (const act of acts) await carryOut(services, act);
  return acts.length;
}

/** An act whose outcome nobody knows is tried again with the same key; what the provider refuses is given up, and logged. */
async function carryOut(services: Services, act: PaymentActRow): Promise<void> {
  const { db, clock, log } = services;
  const { restaurant_id: restaurant, payment_id: payment, kind } = act;
  try {
    const row = await findPayment(db, restaurant, payment);
    const opened = await services.payments.of(restaurant);
    if (!row) return await endAct(db, act, { failed_at: clock(), last_error: 'no such payment' });
    if (!opened) throw new PaymentProviderError('the restaurant has no account', { isFinal: false });
    const facts = row.reference === null ? await close(services, row) : await ask(opened.port, row.reference, act);
    // What follows is written before the act is done: an end between the two repeats the act, which the provider does once.
    await settle(services, row, facts);
    await endAct(db, act, { done_at: clock(), last_error: null });
  } catch (error) {
    // A page that was paid while it was being closed is asked about again: then there is a hold to release.
    const isFinal = error instanceof PaymentProviderError && error.isFinal && kind !== 'void';
    log.error({ err: error, restaurant, payment, kind, isFinal }, 'an act of a payment failed');
    const last_error = String(error).slice(0, 500);
    const retry = { next_attempt_at: clock() + retryAfter(act.attempts), last_error };
    if (isFinal && kind === 'refund') return await refuse(services, act, last_error);
    await endAct(db, act, isFinal ? { failed_at: clock(), last_error } : retry);
    // What is true now says what to do next: a hold that has ended cannot be taken.
    if (isFinal) await updatePayment(db, { restaurant_id: restaurant, id: payment }, { next_check_at: clock() });
  }
}

async function refuse(services: Services, act: PaymentActRow, error: string): Promise<void> {
  const row = await findPayment(services.db, act.restaurant_id, act.payment_id);
  if (row) await refuseRefund(services, { act, orderId: row.order_id, error });
}

function ask(port: PaymentPort, reference: string, { id, kind, amount }: PaymentActRow): Promise<Facts> {
  if (kind === 'capture') return port.capture(reference, amount, id);
  return kind === 'refund' ? port.refund(reference, amount, id) : port.void(reference, id);
}

/** A page that was never opened is closed by never opening it. */
async function close({ db, clock }: Services, row: PaymentRow): Promise<null> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ state: 'expired', next_check_at: null, updated_at: clock() })
    .where('restaurant_id', '=', row.restaurant_id)
    .where('id', '=', row.id)
    .where('reference', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new PaymentProviderError('the page is being opened', { isFinal: false });
  return null;
}

function retryAfter(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
}
