import { isAccepted, isReviewable } from '../../domain/orders/order-status.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { moneyText } from '../platform/money-text.ts';
import { dateTimeText, zoneName } from '../platform/time-text.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';
import { itemBlocks, orderFacts } from './order-blocks.ts';

/** The mail that tells an owner of a disputed payment, with what the provider asks for as evidence: times, mails, the handover. */
export async function writeDisputeEmail(context: EmailContext, { orderId }: { orderId: string }): Promise<EmailParts> {
  const { services, row, restaurant, language, origin, t } = context;
  const { restaurant_id: restaurantId } = row;
  const stored = await findOrder(services.db, { restaurantId, userId: null, withUnsent: true, id: orderId });
  if (!stored?.payment) throw new Error(`no paid order ${orderId}`);
  const { order, history, payment } = stored;
  const { name, currency, timezone } = restaurant;
  const at = (instant: number) => dateTimeText(instant, timezone, language);
  const accepted = history.find(({ status }) => isAccepted(status));
  const handedOver = history.find(({ status }) => isReviewable(status));
  const mails = await services.db
    .selectFrom('outbox')
    .select('sent_at')
    .where('restaurant_id', '=', restaurantId)
    .where('kind', 'like', 'order_%')
    .where('payload', 'like', `%"${orderId}"%`)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .execute();
  const heading = t('dispute_heading');
  const amount = moneyText(payment.row.captured, currency, language);
  const text = t('dispute_text', { amount, number: order.number });
  const due = payment.row.evidence_due_by;
  const facts = [
    { label: t('dispute_deadline'), lines: due ? [at(due)] : [] },
    { label: t('placed_at'), lines: [at(order.created_at)] },
    { label: t('dispute_accepted'), lines: accepted ? [at(accepted.changed_at)] : [] },
    { label: t('dispute_handed_over'), lines: handedOver ? [at(handedOver.changed_at)] : [] },
    { label: t('dispute_mails'), lines: mails.map(({ sent_at }) => at(sent_at as number)) },
  ];
  return {
    subject: `${heading} · ${order.number}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'facts', rows: facts.filter(({ lines }) => lines.length > 0) },
      orderFacts(context, stored),
      ...itemBlocks(context, stored),
      { kind: 'paragraph', text: t('dispute_evidence') },
      { kind: 'button', label: t('view_order'), url: `${origin}/staff/orders/${orderId}` },
    ],
    footer: [t('zone', { zone: zoneName(row.created_at, timezone, language) }), t('why_owner', { restaurant: name })],
  };
}
