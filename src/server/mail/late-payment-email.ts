import { isOpenToProposals } from '../../domain/payments/order-proposal.ts';
import { findUser } from '../accounts/users.repo.ts';
import type { OrderMailPayload } from '../orders/order-mail.repo.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { unlinked } from '../outbox/unlinked.ts';
import { moneyText } from '../platform/money-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';
import { orderFacts } from './order-blocks.ts';
import { orderPath } from './order-path.ts';

/** Writes that what was paid for a change of an order came too late: nothing has changed, and the money goes back. */
export async function writeLatePayment(context: EmailContext, payload: OrderMailPayload): Promise<EmailParts> {
  const { services, row, restaurant, language, origin, t } = context;
  const { orderId: id, orderNumber: number, wasCharged } = payload;
  const stored = await findOrder(services.db, { restaurantId: row.restaurant_id, userId: null, id });
  if (!stored) throw new Error(`no order ${id}`);
  const customer = await findUser(services.db, stored.order.user_id);
  const amount = moneyText(payload.amount ?? 0, restaurant.currency, language);
  const heading = t('late_payment_heading');
  const text = t('late_payment_text', { amount, number, restaurant: restaurant.name });
  const { phone } = restaurant.contact;
  const isStillPossible = isOpenToProposals(stored.order.status);
  return {
    subject: `${heading} · ${number}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text: t('greeting', { name: unlinked(stored.order.customer_name) }) },
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: wasCharged ? t('money_refunded', { amount }) : t('money_released') },
      { kind: 'paragraph', text: t(isStillPossible ? 'late_payment_ask' : 'questions', { phone }) },
      { kind: 'button', label: t('view_order'), url: origin + (await orderPath(services, stored, customer)) },
      orderFacts(context, stored),
    ],
    footer: [t('why_order', { restaurant: restaurant.name })],
  };
}
