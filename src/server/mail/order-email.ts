import { isReviewable, type OrderStatus, trackerStep, trackerSteps } from '../../domain/orders/order-status.ts';
import type { OrderType } from '../../domain/orders/order-types.ts';
import { findUser } from '../accounts/users.repo.ts';
import type { OrderMailPayload } from '../orders/order-mail.repo.ts';
import { findOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { unlinked } from '../outbox/unlinked.ts';
import { moneyText } from '../platform/money-text.ts';
import { zonedTimeText, zoneName } from '../platform/time-text.ts';
import type { EmailContext } from './email-context.ts';
import type { Block, EmailParts } from './email-parts.ts';
import type { MailTextKey } from './mail-texts.ts';
import { callNumber, expectation, itemBlocks, orderFacts } from './order-blocks.ts';
import { orderPath } from './order-path.ts';
import { changedPayment, moneyBack } from './payment-blocks.ts';
import { receiptBlocks } from './receipt-blocks.ts';

const WORDS: Record<OrderStatus, { heading: MailTextKey; text: MailTextKey }> = {
  'Pending Confirmation': { heading: 'placed_heading', text: 'placed_text' },
  Confirmed: { heading: 'confirmed_heading', text: 'confirmed_text' },
  Preparing: { heading: 'preparing_heading', text: 'preparing_text' },
  'Out for Delivery': { heading: 'out_for_delivery_heading', text: 'out_for_delivery_text' },
  'Ready for Pickup': { heading: 'ready_for_pickup_heading', text: 'ready_for_pickup_text' },
  Delivered: { heading: 'delivered_heading', text: 'delivered_text' },
  Completed: { heading: 'completed_heading', text: 'completed_text' },
  'Cancelled by User': { heading: 'cancelled_by_user_heading', text: 'cancelled_by_user_text' },
  'Cancelled by Restaurant': { heading: 'cancelled_by_restaurant_heading', text: 'cancelled_by_restaurant_text' },
  Failed: { heading: 'failed_heading', text: 'failed_text' },
  // No mail is about an order that is still to be paid.
  'Awaiting Payment': { heading: 'placed_heading', text: 'placed_text' },
  'Not Paid': { heading: 'not_paid_heading', text: 'not_paid_text' },
};

/** After which mails a guest is reminded that orders can be kept: the first, and those that come with points. */
const TELLS_TO_KEEP = new Set<OrderStatus>(['Pending Confirmation', 'Delivered', 'Completed']);

/** What the mail about a status is headed by. */
export function statusHeading(status: OrderStatus): MailTextKey {
  return WORDS[status].heading;
}

const NEW_TIME = { heading: 'ready_time_heading', text: 'ready_time_text' } as const;
const PAY = { heading: 'pay_heading', text: 'pay_text' } as const;
const REPLACED = { heading: 'changed_heading', text: 'replaced_text' } as const;
const CHANGED = { heading: 'changed_heading', text: 'changed_text' } as const;
const REFUND = { heading: 'refund_heading', text: 'refund_text' } as const;

const OTHER_WORDS: Partial<Record<string, (typeof WORDS)[OrderStatus]>> = {
  order_ready_time: NEW_TIME,
  order_refund: REFUND,
  order_cash_refund: { heading: 'cash_refund_heading', text: 'cash_refund_text' },
  order_points: { heading: 'points_heading', text: 'points_text' },
  order_changed: CHANGED,
  order_pay: PAY,
  order_proposal: { heading: 'proposal_heading', text: 'proposal_text' },
};

const NO_STATUS: ReadonlySet<string> = new Set(['order_refund', 'order_cash_refund', 'order_points']);

/**
 * Writes about the status for which the mail was queued, even if the order has moved on since. Throws if the order does not
 * exist.
 */
export async function writeOrderEmail(context: EmailContext, payload: OrderMailPayload): Promise<EmailParts> {
  const { services, row, restaurant, language, origin, t } = context;
  const stored = await findOrder(services.db, {
    restaurantId: row.restaurant_id,
    userId: null,
    withUnsent: true,
    id: payload.orderId,
  });
  if (!stored) throw new Error(`no order ${payload.orderId}`);
  const { order } = stored;
  const { status } = payload;
  const customer = await findUser(services.db, order.user_id);
  const isChange = row.kind === 'order_changed';
  const isBill = row.kind === 'order_pay';
  const isProposal = row.kind === 'order_proposal';
  // Of these, the status is not the news.
  const isRefund = isChange || isBill || isProposal || NO_STATUS.has(row.kind);
  const words = isChange && payload.added ? REPLACED : (OTHER_WORDS[row.kind] ?? WORDS[status]);
  const heading = t(words.heading);
  const asked = isBill ? order.total + order.tip : (payload.amount ?? 0);
  const amount = moneyText(asked, restaurant.currency, language);
  const until = isProposal ? order.proposal_until : stored.payment?.row.pay_by;
  const time = zonedTimeText(until ?? row.created_at, restaurant.timezone, language);
  const count = payload.points ?? 0;
  const before = moneyText(order.total, restaurant.currency, language);
  const text = t(words.text, { restaurant: restaurant.name, number: order.number, amount, time, before, count });
  const zone = zoneName(row.created_at, restaurant.timezone, language);
  const isGuests = customer?.kind === 'guest';
  const url = origin + (await orderPath(services, stored, customer));
  const buttonOf = () => (isBill ? t('pay_button', { amount }) : t(isProposal ? 'proposal_button' : 'view_order'));
  return {
    subject: `${heading} · ${order.number}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'paragraph', text: t('greeting', { name: unlinked(order.customer_name) }) },
      { kind: 'paragraph', text },
      ...(isRefund ? [] : [...progress(status, order.order_type), ...expectation(context, stored, status)]),
      ...(isRefund ? [] : callNumber(context, stored, status)),
      ...(isRefund ? [] : moneyBack(context, stored, status)),
      ...itemsOf(context, payload.items, isChange || isProposal ? 'taken_out' : 'refunded_items'),
      ...itemsOf(context, payload.added, 'added_items'),
      ...(isChange ? changedPayment(context, stored) : []),
      ...note(context, payload.notes),
      ...(isRefund || isGuests ? [] : points(context, stored, status)),
      { kind: 'button', label: buttonOf(), url },
      ...(isGuests && TELLS_TO_KEEP.has(status) ? [{ kind: 'button', label: t('keep_order'), url } as const] : []),
      ...(isChange || isBill || row.kind === 'order_placed' ? itemBlocks(context, stored) : []),
      ...(await receiptBlocks(context, stored)),
      orderFacts(context, stored),
      { kind: 'paragraph', text: t('questions', { phone: restaurant.contact.phone }) },
    ],
    footer: [t('zone', { zone }), t('why_order', { restaurant: restaurant.name })],
  };
}

function progress(status: OrderStatus, type: OrderType): Block[] {
  const reached = trackerStep(status, type);
  return reached === null ? [] : [{ kind: 'steps', reached, total: trackerSteps(type).length }];
}

function itemsOf({ t }: EmailContext, items: OrderMailPayload['items'] = [], label: MailTextKey): Block[] {
  return items.length > 0 ? [{ kind: 'facts', rows: [{ label: t(label), lines: [...items] }] }] : [];
}

function note({ restaurant, t }: EmailContext, notes: string | null): Block[] {
  return notes ? [{ kind: 'quote', label: t('note_from', { restaurant: restaurant.name }), text: notes }] : [];
}

function points({ t }: EmailContext, { order }: StoredOrder, status: OrderStatus): Block[] {
  const count = order.points_earned;
  return isReviewable(status) && count > 0 ? [{ kind: 'paragraph', text: t('points_earned', { count }) }] : [];
}
