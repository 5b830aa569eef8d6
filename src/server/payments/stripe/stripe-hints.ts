import type Stripe from 'stripe';
import type { Hint } from '../payment-port.ts';

/** The events that may change what is known of a payment. */
export const EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.succeeded',
  'charge.captured',
  'charge.refunded',
  'charge.refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** The hint of an event that Stripe has signed, lately; null: nobody knows who sent it. */
export function hintOf(
  stripe: Stripe,
  { body, signature, secret }: { body: string; signature: string; secret: string },
): Hint | null {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret);
    const { id, payment_intent } = event.data.object as { id?: unknown; payment_intent?: unknown };
    const names = [id, payment_intent].filter((name) => typeof name === 'string');
    return { eventId: event.id, references: names };
  } catch {
    return null;
  }
}
