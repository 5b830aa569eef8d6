import type { OrdersNews } from '../orders/join-mails.ts';
import { mailboxKey } from '../people/same-person.ts';
import { MailRefused } from '../platform/mail/mailer.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';
import { statusHeading } from './order-email.ts';

const MAX_ORDERS = 20;

/** The mail that joins many about a customer's orders: how those stand that have changed. */
export async function writeOrdersNews(
  { services, row, restaurant, origin, t }: EmailContext,
  { userId, since }: OrdersNews,
): Promise<EmailParts> {
  const orders = await services.db
    .selectFrom('orders')
    .select(['number', 'status'])
    .where('restaurant_id', '=', row.restaurant_id)
    .where('user_id', '=', userId)
    .where('customer_mailbox', '=', mailboxKey(row.recipient))
    .where('updated_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(MAX_ORDERS)
    .execute();
  if (orders.length === 0) throw new MailRefused('no order has changed');
  const heading = t('news_heading');
  const text = t('news_text', { restaurant: restaurant.name });
  return {
    subject: `${heading} · ${restaurant.name}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        rows: orders.map(({ number, status }) => ({ label: number, lines: [t(statusHeading(status))] })),
      },
      { kind: 'button', label: t('view_orders'), url: `${origin}/orders` },
    ],
    footer: [t('why_order', { restaurant: restaurant.name })],
  };
}
