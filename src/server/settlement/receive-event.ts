import type { IncomingHttpHeaders } from 'node:http';
import { paymentCalled } from '../payments/payments.repo.ts';
import { providerTerms } from '../payments/provider-terms.ts';
import type { Chore } from '../platform/housekeeping.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { settle } from './settle.ts';
import { settlementRefusals } from './settlement.refusals.ts';

/**
 * Takes a hint of a provider: if it is signed, asks the provider what is true. An event that was handled before, or tells of a payment
 * that is none of ours, changes nothing. Throws a `Refusal` for a wrong signature; any other error, such as that the provider does not answer,
 * makes the provider send the event again.
 */
export async function receiveEvent(
  services: Services,
  { restaurantId, body, headers }: { restaurantId: string; body: string; headers: IncomingHttpHeaders },
): Promise<void> {
  const { db, clock, payments } = services;
  const opened = await payments.of(restaurantId);
  const sealed = opened?.account.webhook_secret_sealed;
  const signature = opened && String(headers[providerTerms(opened.account).signatureHeader] ?? '');
  const hint =
    opened && signature && sealed ? opened.port.verify(body, signature, payments.unseal(restaurantId, sealed)) : null;
  if (!opened || !hint) throw new Refusal(settlementRefusals.event_unsigned);
  const seen = await db
    .selectFrom('payment_events')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', hint.eventId)
    .executeTakeFirst();
  if (seen || hint.references.length === 0) return;
  const payment = await paymentCalled(db, restaurantId, hint.references);
  if (!payment) return;
  if (payment.reference !== null) await settle(services, payment, await opened.port.read(payment.reference));
  await db
    .insertInto('payment_events')
    .values({ restaurant_id: restaurantId, id: hint.eventId, reference: payment.reference, handled_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const KEPT_MS = 10 * 24 * 3_600_000;

/** Forgets events that are too old to be sent again. */
export function forgetOldEvents({ db, clock }: Services): Chore {
  return {
    name: 'old events of payments',
    everyMs: 3_600_000,
    run: async () => {
      await db
        .deleteFrom('payment_events')
        .where('handled_at', '<', clock() - KEPT_MS)
        .execute();
      return 0;
    },
  };
}
