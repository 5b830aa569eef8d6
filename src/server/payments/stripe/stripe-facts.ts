import type Stripe from 'stripe';
import type { DisputeState, Facts, PaymentState, ProviderRefund } from '../../../domain/payments/payment-facts.ts';
import { fromStripe } from './stripe-amount.ts';

/** What a session says that was read with its payment and last charge. */
export function factsOf(session: Stripe.Checkout.Session): Facts {
  const currency = session.currency ?? '';
  const amount = (value: number | null | undefined) => fromStripe(value ?? 0, currency);
  const intent = intentOf(session);
  const charge = chargeOf(intent);
  const card = charge?.payment_method_details?.card;
  const captured = charge?.captured ? amount(charge.amount_captured) : 0;
  const refunds = givenBack(charge).map(
    (refund): ProviderRefund => ({
      reference: refund.id,
      amount: amount(refund.amount),
      act: refund.metadata?.['act'] ?? null,
      isTurnedDown: refund.status === 'failed' || refund.status === 'canceled',
    }),
  );
  const sum = (isTurnedDown: boolean) =>
    refunds.filter((each) => each.isTurnedDown === isTurnedDown).reduce((all, each) => all + each.amount, 0);
  return {
    state: stateOf(session, intent),
    amount: amount(session.amount_total),
    currency,
    captured,
    refunded: Math.min(captured, sum(false)),
    ...{ turnedDown: sum(true), refunds },
    isDisputed: charge?.disputed ?? false,
    holdUntil: card?.capture_before ? card.capture_before * 1000 : null,
    chargeReference: intent?.id ?? null,
    method: card?.brand ?? charge?.payment_method_details?.type ?? null,
    lastDigits: card?.last4 ?? null,
  };
}

export function intentOf({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof payment_intent === 'object' ? payment_intent : null;
}

export function chargeOf(intent: Stripe.PaymentIntent | null): Stripe.Charge | null {
  const charge = intent?.latest_charge;
  return charge && typeof charge === 'object' ? charge : null;
}

/** A charge's refunds. What was held and not taken is none, since the version 2025-03-31 of the API. */
function givenBack(charge: Stripe.Charge | null): Stripe.Refund[] {
  return charge?.captured ? (charge.refunds?.data ?? []) : [];
}

function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): PaymentState {
  switch (intent?.status) {
    case 'requires_capture':
      return 'authorised';
    case 'succeeded':
      return 'captured';
    case 'canceled':
      return session.status === 'expired' ? 'expired' : 'voided';
    default:
      // Whoever was declined may try again on the same page, until it is closed.
      return session.status === 'expired' ? 'expired' : 'created';
  }
}

/** What a dispute has taken back, and what Stripe keeps for it. */
export function disputedOf({
  amount,
  currency,
  created,
  balance_transactions: booked,
}: Stripe.Dispute): NonNullable<Facts['disputed']> {
  const isSame = booked.every((each) => each.currency === currency);
  const fee = booked.reduce((sum, each) => sum + fromStripe(each.fee, currency), 0);
  return { amount: fromStripe(amount, currency), fee: isSame ? fee : null, at: created * 1000 };
}

/** An inquiry is no dispute yet: nothing is taken, and closed it is as if it had been won. */
export function disputeOf(status: Stripe.Dispute.Status): DisputeState {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}
