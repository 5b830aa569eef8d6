import { findUser } from '../accounts/users.repo.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { unlinked } from '../outbox/unlinked.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';
import { orderFacts } from './order-blocks.ts';
import { orderPath } from './order-path.ts';

/** What the restaurant's staff write to the customer of an order, as it was sent. */
export interface OrderMessage {
  orderId: string;
  orderNumber: string;
  text: string;
}

export async function writeOrderMessage(context: EmailContext, message: OrderMessage): Promise<EmailParts> {
  const { services, row, restaurant, origin, t } = context;
  const { orderId: id, orderNumber: number, text } = message;
  const stored = await findOrder(services.db, { restaurantId: row.restaurant_id, userId: null, id });
  if (!stored) throw new Error(`no order ${id}`);
  const customer = await findUser(services.db, stored.order.user_id);
  return {
    subject: t('message_subject', { number }),
    preheader: text.slice(0, 120),
    heading: t('reply_heading', { restaurant: restaurant.name }),
    blocks: [
      { kind: 'paragraph', text: t('greeting', { name: unlinked(stored.order.customer_name) }) },
      { kind: 'quote', label: t('note_from', { restaurant: restaurant.name }), text },
      { kind: 'button', label: t('view_order'), url: origin + (await orderPath(services, stored, customer)) },
      orderFacts(context, stored),
      { kind: 'paragraph', text: t('questions', { phone: restaurant.contact.phone }) },
    ],
    footer: [t('why_order', { restaurant: restaurant.name })],
  };
}
