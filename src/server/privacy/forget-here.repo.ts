import type { OrderChange } from '../../domain/orders/order-changes.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { emailHash, phoneHash } from '../promotions/promotion-contacts.repo.ts';
import { blockHashesOf, emailKeysOf, type Known } from './known-at.ts';
import { mailsOf } from './mails-of.ts';

export interface At {
  restaurantId: string;
  userId: string;
}

/** What staff wrote with an order's entries of the log; what they did stays. */
const WORDS = ['notes', 'reason'];

/** Deletes the mails about their orders. */
export async function deleteMailsTo(tx: Tx, at: At, known: Known): Promise<void> {
  const ids = (await mailsOf(tx, at, known)).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.deleteFrom('outbox').where('restaurant_id', '=', at.restaurantId).where('id', 'in', ids).execute();
}

/** Deletes what the owner of an address has written to the restaurant, with its answers. */
export async function deleteMessages(tx: Tx, restaurantId: string, known: Known): Promise<void> {
  if (known.emails.length === 0) return;
  await tx
    .deleteFrom('messages')
    .where('restaurant_id', '=', restaurantId)
    .where('email_key', 'in', emailKeysOf(known))
    .execute();
  await tx
    .deleteFrom('outbox')
    .where('restaurant_id', '=', restaurantId)
    .where('recipient', 'in', known.emails)
    .where('kind', '=', 'message_reply')
    .execute();
}

/** Deletes what assistants began in somebody's name and nobody ordered. */
export async function deleteCheckouts(tx: Tx, restaurantId: string, known: Known): Promise<void> {
  if (known.emails.length === 0) return;
  await tx
    .deleteFrom('checkout_sessions')
    .where('restaurant_id', '=', restaurantId)
    .where('email_key', 'in', emailKeysOf(known))
    .execute();
}

/** Deletes invitations to work here, with the letters that bring them. */
export async function deleteInvitations(tx: Tx, restaurantId: string, known: Known): Promise<void> {
  if (known.emails.length === 0) return;
  const deleted = await tx
    .deleteFrom('invitations')
    .where('restaurant_id', '=', restaurantId)
    .where('email_key', 'in', emailKeysOf(known))
    .returning('mail_id')
    .execute();
  for (const { mail_id } of deleted)
    await tx.deleteFrom('outbox').where('restaurant_id', '=', restaurantId).where('id', '=', mail_id).execute();
}

const AROUND_ORDERS = [
  'order_links',
  'courier_links',
  'order_notes',
  'order_photos',
  'order_pushes',
  'checkout_sessions',
] as const;

/** Ends the links to the orders, tells no browser of them, and deletes what staff wrote about them, and photos. */
export async function deleteAroundOrders(tx: Tx, at: At): Promise<void> {
  for (const table of AROUND_ORDERS) {
    await tx
      .deleteFrom(table as 'order_links')
      .where('restaurant_id', '=', at.restaurantId)
      .where('order_id', 'in', orderIds(tx, at))
      .execute();
  }
}

/** Empties what staff wrote with the steps, changes and refunds of the orders. */
export async function emptyWords(tx: Tx, at: At): Promise<void> {
  const { restaurantId } = at;
  await tx
    .updateTable('order_status_history')
    .set({ notes: null })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', 'in', orderIds(tx, at))
    .where('notes', 'is not', null)
    .execute();
  const payments = () =>
    tx
      .selectFrom('payments')
      .select('id')
      .where('restaurant_id', '=', restaurantId)
      .where('order_id', 'in', orderIds(tx, at));
  await tx
    .updateTable('payment_acts')
    .set({ reason: null })
    .where('restaurant_id', '=', restaurantId)
    .where('payment_id', 'in', payments())
    .where('reason', 'is not', null)
    .execute();
  await tx
    .updateTable('cash_refunds')
    .set({ reason: null })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', 'in', orderIds(tx, at))
    .where('reason', 'is not', null)
    .execute();
  await tx
    .updateTable('payments')
    .set({ last_digits: null })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', 'in', orderIds(tx, at))
    .execute();
  // Its page at the service shows the way to their door.
  await tx
    .updateTable('orders')
    .set({ handed: null })
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', at.userId)
    .where('handed', 'is not', null)
    .execute();
  await emptyChanges(tx, at);
  await emptyLog(tx, at);
}

async function emptyChanges(tx: Tx, { restaurantId, userId }: At): Promise<void> {
  const changed = await tx
    .selectFrom('orders')
    .select(['id', 'changes', 'proposal'])
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('changes', 'is not', null), eb('proposal', 'is not', null)]))
    .execute();
  for (const { id, changes, proposal } of changed) {
    const kept = fromJson(changes ?? null)?.map((change): OrderChange => ({ ...change, reason: '' })) ?? null;
    const asked = fromJson(proposal ?? null);
    await tx
      .updateTable('orders')
      .set({ changes: kept && toJson(kept), proposal: asked && toJson({ ...asked, reason: '' }) })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .execute();
  }
}

async function emptyLog(tx: Tx, at: At): Promise<void> {
  const entries = await tx
    .selectFrom('audit_log')
    .select(['id', 'before', 'after'])
    .where('restaurant_id', '=', at.restaurantId)
    .where('subject', '=', 'order')
    .where('subject_id', 'in', orderIds(tx, at))
    .execute();
  for (const { id, before, after } of entries) {
    await tx
      .updateTable('audit_log')
      .set({ before: wordless(before), after: wordless(after) })
      .where('restaurant_id', '=', at.restaurantId)
      .where('id', '=', id)
      .execute();
  }
}

function wordless(state: string | null): string | null {
  if (state === null) return null;
  const facts = Object.entries(JSON.parse(state) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(facts.filter(([name]) => !WORDS.includes(name))));
}

/** Takes from the orders what no receipt needs, and gives them to `heir`. Returns how many there are. */
export async function stripOrders(tx: Tx, at: At, { heir, name }: { heir: string; name: string }): Promise<number> {
  const { restaurantId, userId } = at;
  await tx
    .updateTable('order_status_history')
    .set({ changed_by: heir })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', 'in', orderIds(tx, at))
    .where('changed_by', '=', userId)
    .execute();
  await tx
    .updateTable('order_lines')
    .set({ note: null })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', 'in', orderIds(tx, at))
    .where('note', 'is not', null)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set((eb) => ({
      user_id: heir,
      customer_name: name,
      customer_email: null,
      customer_mailbox: null,
      customer_phone_key: null,
      contact_phone: '',
      buyer: null,
      customer_notes: '',
      avoids: null,
      delivery_address: null,
      guest_email_key: null,
      version: eb('version', '+', 1),
    }))
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Blocks hold on, because whoever is blocked could have themselves forgotten; but no words say who it is. */
export async function emptyBlocks(tx: Tx, restaurantId: string, known: Known): Promise<void> {
  const hashes = blockHashesOf(restaurantId, known);
  if (hashes.length === 0) return;
  await tx
    .updateTable('blocks')
    .set({ reason: '' })
    .where('restaurant_id', '=', restaurantId)
    .where('hash', 'in', hashes)
    .execute();
  await tx
    .updateTable('audit_log')
    .set({ before: null, after: null })
    .where('restaurant_id', '=', restaurantId)
    .where('subject', '=', 'block')
    .where('subject_id', 'in', hashes)
    .execute();
}

/** In the log's entries about them as a customer: what staff granted and why. That they did stays, about `heir`. */
export async function emptyHistory(tx: Tx, { restaurantId, userId }: At, heir: string): Promise<void> {
  await tx
    .updateTable('audit_log')
    .set({ before: null, after: null, subject_id: heir })
    .where('restaurant_id', '=', restaurantId)
    .where('subject', '=', 'customer')
    .where('subject_id', '=', userId)
    .execute();
}

/** Deletes what is counted by the addresses and numbers. */
export async function forgetContacts(tx: Tx, restaurantId: string, { emails, phones, country }: Known): Promise<void> {
  const hashes = [...emails.map(emailHash), ...phones.flatMap((phone) => phoneHash(phone, country) ?? [])];
  if (hashes.length === 0) return;
  await tx
    .deleteFrom('promotion_contacts')
    .where('restaurant_id', '=', restaurantId)
    .where('contact_hash', 'in', hashes)
    .execute();
}

/** Tables of what a restaurant keeps for a customer of its own. */
export const CUSTOMERS_ROWS = [
  'customers',
  'favorites',
  'loyalty_ledger',
  'loyalty_balances',
  'promotion_customers',
  'idempotency_keys',
] as const;

export async function deleteCustomersRows(tx: Tx, { restaurantId, userId }: At): Promise<void> {
  for (const table of CUSTOMERS_ROWS) {
    await tx
      .deleteFrom(table as 'favorites')
      .where('restaurant_id', '=', restaurantId)
      .where('user_id', '=', userId)
      .execute();
  }
  await tx
    .deleteFrom('order_claims')
    .where('restaurant_id', '=', restaurantId)
    .where('guest_id', '=', userId)
    .execute();
}

function orderIds(tx: Tx, { restaurantId, userId }: At) {
  return tx.selectFrom('orders').select('id').where('restaurant_id', '=', restaurantId).where('user_id', '=', userId);
}
