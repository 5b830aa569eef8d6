import type { Selectable } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import { hasEnded, type OrderStatus } from '../../domain/orders/order-status.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { readMessages } from '../platform/read-messages.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { zonedTimeText } from '../platform/time-text.ts';
import type { Services } from '../services.ts';
import { claimOrderPushes, deleteOrderPush, endOrderPush, type OrderPushRow } from './order-pushes.repo.ts';
import { postPush } from './post-push.ts';

/** How long a push belongs to the process that claimed it: longer than an attempt can take. */
const LEASE_MS = MINUTE;
const RETRY_MS = 5000;
const MOST_ATTEMPTS = 5;
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

/** Tells at most `limit` browsers how their orders stand. Returns the attempts as they end, each handled by itself. */
export async function sendOrderPushes(services: Services, limit: number): Promise<Promise<void>[]> {
  const now = services.clock();
  const due = await claimOrderPushes(services, { now, until: now + LEASE_MS, limit });
  return due.map((push) =>
    send(services, push).catch((error: unknown) =>
      services.log.error({ err: error, order: push.order_id }, 'a customer was not told of an order'),
    ),
  );
}

async function send(services: Services, push: OrderPushRow): Promise<void> {
  const { db, clock } = services;
  const order = await db
    .selectFrom('orders')
    .select(['number', 'status', 'estimated_ready_at', 'proposal'])
    .where('restaurant_id', '=', push.restaurant_id)
    .where('id', '=', push.order_id)
    .executeTakeFirst();
  if (!order) return;
  const isOver = hasEnded(order.status);
  const message = await messageOf(services, push, order);
  const isDone = !message || (await isTaken(services, push, message)) || push.attempts >= MOST_ATTEMPTS;
  if (!isDone) return endOrderPush(db, push, clock() + RETRY_MS * push.attempts);
  await (isOver ? deleteOrderPush(db, push) : endOrderPush(db, push, null));
}

/** Whether the message went out, or never will: then nothing is left to try. */
async function isTaken(services: Services, push: OrderPushRow, message: object): Promise<boolean> {
  const { restaurant_id: restaurantId, order_id: topic } = push;
  const answer = await postPush(services, { restaurantId, subscription: push, message, lifeS: LIFE_S, topic }).catch(
    () => null,
  );
  if (answer?.isGone) await deleteOrderPush(services.db, push);
  return answer !== null && (answer.isGone || (answer.status >= 200 && answer.status <= 299));
}

/** The order's number and status, and the promised time when it is confirmed; nothing of whose it is. null: not worth a message. */
async function messageOf(
  { content }: Services,
  { restaurant_id, order_id, language, link_hash }: OrderPushRow,
  order: Pick<Selectable<OrdersTable>, 'number' | 'status' | 'estimated_ready_at' | 'proposal'>,
): Promise<object | null> {
  const isAsked = fromJson(order.proposal ?? null)?.state === 'open';
  const word = isAsked
    ? 'proposal'
    : (WORDS as Partial<Record<OrderStatus, (typeof WORDS)[keyof typeof WORDS]>>)[order.status];
  if (!word) return null;
  const { restaurant } = await content.of(restaurant_id, language);
  const time =
    word === 'confirmed' && order.estimated_ready_at !== null
      ? zonedTimeText(order.estimated_ready_at, restaurant.timezone, language)
      : null;
  return {
    title: [textsOf(language)[word], time].filter(Boolean).join(' · '),
    body: `${restaurant.name} · ${order.number}`,
    tag: order_id,
    lang: language,
    // The browser alone knows the link's token.
    path: link_hash ? `/track#${order_id}` : `/orders/${order_id}`,
  };
}

function textsOf(language: Language) {
  return texts[language].statuses;
}
