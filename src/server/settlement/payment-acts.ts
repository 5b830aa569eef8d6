import type { Facts } from '../../domain/payments/payment-facts.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { ACTS_TO_DO, findOpenAct, type PaymentActRow } from '../payments/payment-acts.repo.ts';
import { type PaymentPort, PaymentProviderError } from '../payments/payment-port.ts';
import { findPayment, type PaymentRow } from '../payments/payments.repo.ts';
import type { Services } from '../services.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { giveUpAct, RefusedForGood, weighFailure } from './failed-act.ts';
import { settle } from './settle.ts';

/** What transactions have asked of providers. What becomes of one that fails: `failed-act.ts`. */
export const PAYMENT_ACTS: WorkKind<'payment_acts'> = {
  name: 'payment_acts',
  place: ACTS_TO_DO,
  // A provider may be asked ten times for one act, each time twice, and each of them may take 15 seconds.
  leaseMs: 5 * MINUTE,
  everyMs: 3000,
  atOnce: { places: 5, spare: 25 },
  retries: { firstMs: 3000, longestMs: 30 * MINUTE },
  sort: ({ kind }) => kind,
  async attempt(services, act) {
    const { restaurant_id: restaurant, payment_id: payment } = act;
    const row = await findPayment(services.db, restaurant, payment);
    const opened = await services.payments.of(restaurant);
    if (!row) throw new RefusedForGood('no such payment');
    if (!opened) throw new PaymentProviderError('the restaurant has no account', 'unknown');
    try {
      const facts = row.reference === null ? await close(services, row) : await ask(services, opened.port, row, act);
      if (facts === 'over') return null;
      // What follows is written before the act is done: an end between the two repeats the act, which the provider does once.
      await settle(services, row, facts);
      return { done_at: services.clock(), last_error: null };
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      if ((await weighFailure(services, act, error)) === 'over') return null;
      throw error;
    }
  },
  isFinal: (error) => error instanceof RefusedForGood,
  giveUp: giveUpAct,
};

/** `over`: nothing is left to ask for, and the act says so. */
async function ask(
  services: Services,
  port: PaymentPort,
  row: PaymentRow,
  act: PaymentActRow,
): Promise<Facts | 'over'> {
  const { id, kind, amount, key_renewals: renewals = 0 } = act;
  const reference = row.reference ?? '';
  const key = renewals > 0 ? `${id}-${renewals}` : id;
  if (kind === 'capture') return port.capture(reference, amount, key);
  if (kind === 'void') return port.void(reference, key);
  // What was given back elsewhere meanwhile lowers what is asked for.
  await settle(services, row, await port.read(reference));
  const asked = await findOpenAct(services.db, act);
  return asked ? port.refund(reference, asked.amount, key, id) : 'over';
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
  if (numUpdatedRows === 0n) throw new PaymentProviderError('the page is being opened', 'unknown');
  return null;
}
