import type { Language } from '../../domain/languages.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';

interface Asked {
  restaurantId: string;
  orderId: string;
  language: Language;
}

/**
 * What the restaurant can show to a bank that disputes a payment, as plain text: what was ordered, when it was accepted and handed over,
 * which mails the customer got. The same as in the mail about the dispute, as it is now. Throws a `Refusal` for an order that was not
 * paid online.
 */
export async function evidenceFile(
  services: Services,
  { restaurantId, orderId, language }: Asked,
): Promise<{ number: string; text: string }> {
  const stored = await findOrder(services.db, { restaurantId, userId: null, id: orderId });
  if (!stored?.payment) throw new Refusal(commonRefusals.not_found);
  const now = services.clock();
  const { text } = await composeMail(services, {
    ...{ restaurant_id: restaurantId, id: orderId, kind: 'payment_disputed', recipient: '', language },
    ...{ payload: JSON.stringify({ orderId }), attempts: 0, next_attempt_at: now, created_at: now },
    ...{ sent_at: null, failed_at: null, last_error: null },
  });
  return { number: stored.order.number, text };
}
