import type { OrderNote, OrderRecord } from '../../contract/staff/staff-order-record.ts';
import type { Language } from '../../domain/languages.ts';
import { USUAL_MESSAGES } from '../../domain/orders/order-messages.ts';
import { UNSENT_STATUSES } from '../../domain/orders/order-status.ts';
import { stepBackOf } from '../../domain/orders/step-back.ts';
import { namesOfUsers } from '../accounts/users.repo.ts';
import { hasPhoto } from '../couriers/order-photos.repo.ts';
import { findOrder, type OrderRow } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { fill, sentence } from '../platform/sentence.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { findTillOrder } from '../tills/tills.repo.ts';
import { notesOf } from './order-notes.repo.ts';
import { readEvents } from './read-events.ts';
import { handoverOf } from './take-back-handover.ts';

/** All that is known about an order, with its usual messages in `language`. Throws a `Refusal` if the restaurant has none of this id. */
export async function readRecord(
  services: Services,
  { restaurantId, orderId, language }: { restaurantId: string; orderId: string; language: Language },
): Promise<OrderRecord> {
  const { db, clock } = services;
  const stored = await findOrder(db, { restaurantId, userId: null, id: orderId });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  const { order } = stored;
  const [events, written, earlierOrders, till, isPhotographed] = await Promise.all([
    readEvents(db, stored, await decimalsHere(db, restaurantId)),
    notesOf(db, { restaurantId, orderId }),
    earlierOrdersOf(db, order),
    atTill(db, order),
    order.status === 'Failed' && hasPhoto(db, { restaurantId, orderId }),
  ]);
  const people = [...events.flatMap(({ by }) => by ?? []), ...written.map(({ written_by }) => written_by)];
  const names = await namesOfUsers(db, [...new Set(people)]);
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null;
  const presented = written.map((note) => ({ ...note, shown: presentNote(note, nameOf(note.written_by)) }));
  const of = (audience: string) => presented.filter((note) => note.audience === audience).map(({ shown }) => shown);
  const back = stepBackOf(handoverOf(stored), clock());
  return {
    order: await presentStaffOrder(services, stored),
    events: events.map((event) => ({ ...event, by: nameOf(event.by) })),
    notes: of('team'),
    messages: of('customer'),
    usualMessages: order.customer_email ? await usualMessages(db, restaurantId, language) : [],
    earlierOrders,
    ...(till && { till }),
    ...(isPhotographed && { hasPhoto: true as const }),
    stepBack: back && { to: back.to, until: toIso(back.until) },
  };
}

function presentNote(note: { id: string; text: string; created_at: number }, by: string | null): OrderNote {
  return { _id: note.id, text: note.text, at: toIso(note.created_at), by };
}

async function usualMessages(db: Db, restaurantId: string, language: Language) {
  const { contact_phone: phone } = await db
    .selectFrom('restaurants')
    .select('contact_phone')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return USUAL_MESSAGES.map((key) => ({ key, text: fill(sentence('order-messages', key)[language], { phone }) }));
}

async function atTill(db: Db, { restaurant_id: restaurantId, id: orderId }: OrderRow): Promise<OrderRecord['till']> {
  const row = await findTillOrder(db, restaurantId, { orderId });
  if (!row || (row.till_ref === null && row.outcome === 'done')) return undefined;
  const { till_ref: ref, outcome, last_error: error } = row;
  if (ref !== null) return { state: 'arrived', ref, error };
  return { state: outcome === 'failed' ? 'failed' : 'waiting', ref, error };
}

async function earlierOrdersOf(db: Db, { restaurant_id, user_id, created_at }: OrderRow) {
  const { count, last } = await db
    .selectFrom('orders')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('created_at').as('last')])
    .where('restaurant_id', '=', restaurant_id)
    .where('user_id', '=', user_id)
    .where('created_at', '<', created_at)
    .where('status', 'not in', UNSENT_STATUSES)
    .executeTakeFirstOrThrow();
  return { count: Number(count), lastAt: toIso(last === null ? null : Number(last)) };
}
