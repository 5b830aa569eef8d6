import { findOrder } from '../orders/orders.repo.ts';
import { unlinked } from '../outbox/unlinked.ts';
import { moneyText } from '../platform/money-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';
import { orderFacts } from './order-blocks.ts';

/** The mail that tells an owner of an order whose payment the provider refuses to take. `amount` in minor units. */
export async function writeCaptureRefused(
  context: EmailContext,
  { orderId, amount: minor }: { orderId: string; amount: number },
): Promise<EmailParts> {
  const { services, row, restaurant, language, origin, t } = context;
  const of = { restaurantId: row.restaurant_id, userId: null, withUnsent: true, id: orderId };
  const stored = await findOrder(services.db, of);
  if (!stored) throw new Error(`no order ${orderId}`);
  const { number, customer_name: name, contact_phone: phone } = stored.order;
  const who = [unlinked(name), phone].filter(Boolean).join(', ');
  const amount = moneyText(minor, restaurant.currency, language);
  const heading = t('capture_refused_heading');
  const text = t('capture_refused_text', { amount, number });
  return {
    subject: `${heading} · ${number}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: t('capture_refused_next', { customer: who }) },
      orderFacts(context, stored),
      { kind: 'button', label: t('view_order'), url: `${origin}/staff/orders/${orderId}` },
    ],
    footer: [t('why_owner', { restaurant: restaurant.name })],
  };
}
