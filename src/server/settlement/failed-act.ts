import { findOpenAct, noteAct, type PaymentActRow } from '../payments/payment-acts.repo.ts';
import { PaymentProviderError } from '../payments/payment-port.ts';
import { findPayment } from '../payments/payments.repo.ts';
import type { Services } from '../services.ts';
import { noteDenied } from './note-denied.ts';
import { refuseCapture } from './refuse-capture.ts';
import { settle } from './settle.ts';
import { refuseRefund } from './turn-down-refund.ts';

/** An act that the provider refuses, whatever is true by now. */
export class RefusedForGood extends Error {}

/**
 * What follows from an act that went wrong. One whose outcome nobody knows is tried again with the same key, one of which the provider
 * has said that it failed with a new one, before which what is true is read. What it refuses is computed anew: if that changes nothing,
 * this throws `RefusedForGood`. `over`: nothing is left to ask for.
 */
export async function weighFailure(
  services: Services,
  act: PaymentActRow,
  { outcome, message }: PaymentProviderError,
): Promise<'again' | 'over'> {
  if (outcome === 'denied') await noteDenied(services, act.restaurant_id);
  if (outcome !== 'failed' && outcome !== 'refused') return 'again';
  await noteAct(services.db, act, { key_renewals: (act.key_renewals ?? 0) + 1 });
  // A page that was paid while it was being closed is asked about again: then there is a hold to release.
  if (outcome === 'failed' || act.kind === 'void') return 'again';
  const row = await findPayment(services.db, act.restaurant_id, act.payment_id);
  const opened = await services.payments.of(act.restaurant_id);
  if (!row?.reference || !opened) return 'again';
  try {
    await settle(services, row, await opened.port.read(row.reference));
  } catch (error) {
    if (error instanceof PaymentProviderError) return 'again';
    throw error;
  }
  const now = await findOpenAct(services.db, act);
  if (!now) return 'over';
  if (act.kind === 'refund' && now.amount !== act.amount) return 'again';
  throw new RefusedForGood(message);
}

/** Gives up what is refused for good, and tells people. */
export async function giveUpAct(services: Services, act: PaymentActRow, error: string) {
  const { db, clock, log } = services;
  const { restaurant_id: restaurant, payment_id: payment, kind } = act;
  log.error({ restaurant, payment, kind, error }, 'the provider refuses an act of a payment');
  const row = await findPayment(db, restaurant, payment);
  if (row && kind === 'refund') {
    await refuseRefund(services, { act, orderId: row.order_id, error });
    return null;
  }
  if (row?.state === 'authorised' && kind === 'capture') {
    await refuseCapture(services, { act, orderId: row.order_id, error });
    return null;
  }
  // A hold that has ended cannot be taken: that is known by now.
  return { failed_at: clock(), last_error: error };
}
