import { findOrder } from '../orders/orders.repo.ts';
import { unlinked } from '../outbox/unlinked.ts';
import { moneyText } from '../platform/money-text.ts';
import { dateTimeText, isSameZonedDay, zonedTimeText, zoneName } from '../platform/time-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

/** The mail that reminds an owner of an unanswered order. */
export async function writeUnansweredEmail(context: EmailContext, payload: { orderId: string }): Promise<EmailParts> {
  const { services, row, restaurant, language, origin, t } = context;
  const stored = await findOrder(services.db, { restaurantId: row.restaurant_id, userId: null, id: payload.orderId });
  if (!stored) throw new Error(`no order ${payload.orderId}`);
  const { order } = stored;
  const { timezone } = restaurant;
  const heading = t('unanswered_heading');
  const text = t('unanswered_text', { restaurant: restaurant.name, number: order.number });
  const write =
    order.cancel_at !== null && isSameZonedDay(order.cancel_at, row.created_at, timezone)
      ? zonedTimeText
      : dateTimeText;
  // After an outage the time may be over, but the order still waits.
  const isOver = order.cancel_at !== null && order.cancel_at <= services.clock();
  return {
    subject: `${heading} · ${order.number}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      ...(order.cancel_at === null
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: isOver
                ? t('unanswered_soon')
                : t('unanswered_until', { time: write(order.cancel_at, timezone, language) }),
            },
          ]),
      { kind: 'button', label: t('unanswered_button'), url: `${origin}/staff` },
      {
        kind: 'facts',
        rows: [
          { label: t('order_number'), lines: [order.number] },
          { label: t('placed_at'), lines: [dateTimeText(order.created_at, timezone, language)] },
          { label: t('customer'), lines: [unlinked(order.customer_name), order.contact_phone].filter(Boolean) },
          { label: t('total'), lines: [moneyText(order.total, restaurant.currency, language)] },
        ],
      },
    ],
    footer: [
      t('zone', { zone: zoneName(row.created_at, timezone, language) }),
      t('why_unanswered', { restaurant: restaurant.name }),
    ],
  };
}
