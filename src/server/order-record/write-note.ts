import type { OrderMessageInput } from '../../contract/staff/staff-order-record.ts';
import { MOST_NOTES, type NoteAudience } from '../../domain/orders/order-messages.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange } from '../editing/record-change.ts';
import { findOrder, type OrderRow } from '../orders/orders.repo.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { fill, sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import { countNotes, insertNote, messagesToCustomers } from './order-notes.repo.ts';
import { orderRecordRefusals as refusals } from './order-record.refusals.ts';

/** Most messages to customers in an hour: of one member of the staff, and of a restaurant. More than people write. */
const MOST_PER_HOUR = { own: 30, all: 100 };

interface Act {
  restaurantId: string;
  userId: string;
  orderId: string;
}

/** Adds a note about an order for the team. */
export async function noteOrder({ db, clock }: Services, act: Act, text: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await startNote(tx, act, 'team');
    await insertNote(tx, noteRow(act, 'team', text, clock()));
  });
}

/** Mails the customer of an order, and keeps what was written. Throws a `Refusal` for a guest without an address, and beyond the limits. */
export async function writeToCustomer(services: Services, act: Act, input: OrderMessageInput): Promise<void> {
  const { restaurantId, userId, orderId } = act;
  const now = services.clock();
  await inTransaction(services.db, async (tx) => {
    const order = await startNote(tx, act, 'customer');
    const sent = await messagesToCustomers(tx, { restaurantId, userId, since: now - 60 * MINUTE });
    if (sent.all >= MOST_PER_HOUR.all || sent.own >= MOST_PER_HOUR.own) {
      throw new Refusal(refusals.too_many_messages_of_order);
    }
    const recipient = order.customer_email;
    if (recipient === null) throw new Refusal(refusals.customer_without_email);
    const text = await textOf(tx, order, input);
    if (text === '') refuseFields({ text: 'required' });
    await insertNote(tx, noteRow(act, 'customer', text, now));
    await queueMail(tx, {
      ...{ restaurantId, kind: 'order_message', recipient, language: order.customer_language, now },
      payload: { orderId, orderNumber: order.number, text },
    });
    // Without the text, which is deleted with the account.
    const change = { action: 'order_message', subject: 'order', subjectId: orderId, before: null, after: {} } as const;
    await recordChange(tx, { restaurantId, userId, now }, change);
  });
  services.outbox.wake();
}

/** Reads the order. One note is written after the other: otherwise a burst at one moment would pass the limits. */
async function startNote(tx: Tx, { restaurantId, orderId }: Act, audience: NoteAudience): Promise<OrderRow> {
  await lockRestaurant(tx, restaurantId);
  const stored = await findOrder(tx, { restaurantId, userId: null, id: orderId });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  if ((await countNotes(tx, { restaurantId, orderId, audience })) >= MOST_NOTES[audience]) {
    throw new Refusal(audience === 'team' ? refusals.too_many_notes : refusals.too_many_messages_of_order);
  }
  return stored.order;
}

async function textOf(tx: Tx, order: OrderRow, { usual, text = '' }: OrderMessageInput): Promise<string> {
  if (!usual) return text;
  const { contact_phone: phone } = await tx
    .selectFrom('restaurants')
    .select('contact_phone')
    .where('id', '=', order.restaurant_id)
    .executeTakeFirstOrThrow();
  const usualText = fill(sentence('order-messages', usual)[order.customer_language], { phone });
  return text ? `${usualText}\n\n${text}` : usualText;
}

function noteRow({ restaurantId, userId, orderId }: Act, audience: NoteAudience, text: string, now: number) {
  return {
    ...{ restaurant_id: restaurantId, id: newId(), order_id: orderId, audience, text },
    ...{ written_by: userId, created_at: now },
  };
}
