import type { Facts } from '../../domain/payments/payment-facts.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { ACTS_TO_DO, type PaymentActRow } from '../payments/payment-acts.repo.ts';
import { type PaymentPort, PaymentProviderError } from '../payments/payment-port.ts';
import { findPayment, type PaymentRow, updatePayment } from '../payments/payments.repo.ts';
import type { Services } from '../services.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { settle } from './settle.ts';
import { refuseRefund } from './turn-down-refund.ts';

/** What transactions have asked of providers. An act whose outcome nobody knows is tried again with the same key; what the provider refuses is given up. */
export const PAYMENT_ACTS: WorkKind<'payment_acts'> = {
  name: 'payment_acts',
  place: ACTS_TO_DO,
  // A provider may be asked six times for one act, each time twice, and each of them may take 15 seconds.
  leaseMs: 5 * MINUTE,
  everyMs: 3000,
  atOnce: { places: 5, spare: 25 },
  retries: { firstMs: 3000, longestMs: 30 * MINUTE },
  sort: ({ kind }) => kind,
  async attempt(services, act) {
    const { restaurant_id: restaurant, payment_id: payment } = act;
    const row = await findPayment(services.db, restaurant, payment);
    const opened = await services.payments.of(restaurant);
    if (!row) throw new PaymentProviderError('no such payment', { isFinal: true });
    if (!opened) throw new PaymentProviderError('the restaurant has no account', { isFinal: false });
    const facts = row.reference === null ? await close(services, row) : await ask(opened.port, row.reference, act);
    // What follows is written before the act is done: an end between the two repeats the act, which the provider does once.
    await settle(services, row, facts);
    return { done_at: services.clock(), last_error: null };
  },
  // A page that was paid while it was being closed is asked about again: then there is a hold to release.
  isFinal: (error, { kind }) => error instanceof PaymentProviderError && error.isFinal && kind !== 'void',
  giveUp,
};

async function giveUp(services: Services, act: PaymentActRow, error: string) {
  const { db, clock, log } = services;
  const { restaurant_id, payment_id: id, kind } = act;
  log.error({ restaurant: restaurant_id, payment: id, kind, error }, 'the provider refuses an act of a payment');
  if (kind === 'refund') {
    const row = await findPayment(db, restaurant_id, id);
    if (row) await refuseRefund(services, { act, orderId: row.order_id, error });
    return null;
  }
  // What is true now says what to do next: a hold that has ended cannot be taken.
  await updatePayment(db, { restaurant_id, id }, { next_check_at: clock() });
  return { failed_at: clock(), last_error: error };
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
