import type { Selectable } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import { expectedTime, type TimeSpan } from '../../domain/orders/expected-time.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { ORDER_TYPE } from '../../domain/orders/order-types.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { readMessages } from '../platform/read-messages.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { dayUnlessToday, zonedSpanText } from '../platform/time-text.ts';
import { type PromiseRow, promiseOfRow } from '../promises/promise-of-row.ts';
import type { Services } from '../services.ts';
import { type OrderPushRow, orderOfPush } from './order-pushes.repo.ts';
import { postPush } from './post-push.ts';

/** Of a message that the phone is not there to take: food waits no longer. */
const LIFE_S = 60 * 60;

const texts = readMessages('storefront');
/** What a customer is told of, and its word: what happens in between they see on the order's page. */
const WORDS = {
  Confirmed: 'confirmed',
  'Ready for Pickup': 'ready_for_pickup',
  'Out for Delivery': 'out_for_delivery',
  'Cancelled by Restaurant': 'cancelled_by_restaurant',
} as const satisfies Partial<Record<OrderStatus, string>>;

/** Tells a browser how its order stands, if that is worth a message. Returns whether it has unsubscribed. Throws where it was not taken. */
export async function pushOrder(services: Services, push: OrderPushRow): Promise<boolean> {
  const order = await orderOfPush(services.db, push);
  const message = order && (await messageOf(services, push, order));
  if (!message) return false;
  const { restaurant_id: restaurantId, order_id: topic } = push;
  const { isGone, status } = await postPush(services, {
    restaurantId,
    subscription: push,
    message,
    lifeS: LIFE_S,
    topic,
  });
  if (!isGone && (status < 200 || status > 299)) throw new Error(`answered ${status}`);
  return isGone;
}

/** The order's number and status, and when it is expected once it is confirmed; nothing of whose it is. null: not worth a message. */
async function messageOf(
  { content, clock }: Services,
  { restaurant_id, order_id, language, link_hash }: OrderPushRow,
  order: Pick<Selectable<OrdersTable>, 'number' | 'status' | 'order_type' | 'proposal'> & PromiseRow,
): Promise<object | null> {
  const isAsked = fromJson(order.proposal ?? null)?.state === 'open';
  const word = isAsked
    ? 'proposal'
    : (WORDS as Partial<Record<OrderStatus, (typeof WORDS)[keyof typeof WORDS]>>)[order.status];
  if (!word) return null;
  const { restaurant } = await content.of(restaurant_id, language);
  const usualTime = restaurant.deliverySettings[ORDER_TYPE[order.order_type].wait];
  const expected = expectedTime(promiseOfRow(order), usualTime);
  const time = word === 'confirmed' && 'from' in expected ? timeOf(expected) : null;
  return {
    title: [textsOf(language)[word], time].filter(Boolean).join(' · '),
    body: `${restaurant.name} · ${order.number}`,
    tag: order_id,
    lang: language,
    // The browser alone knows the link's token.
    path: link_hash ? `/track#${order_id}` : `/orders/${order_id}`,
  };

  /** With its day, if that is not today. */
  function timeOf(span: TimeSpan): string {
    const { timezone: zone } = restaurant;
    const day = dayUnlessToday(span.from, { now: clock(), zone, language });
    return [day, zonedSpanText(span, zone, language)].filter(Boolean).join(', ');
  }
}

function textsOf(language: Language) {
  return texts[language].statuses;
}
