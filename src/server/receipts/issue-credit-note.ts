import { wallClock } from '../../domain/times/zoned-time.ts';
import type { Tx } from '../platform/database/database.ts';
import type { ReceiptRow } from './receipts.repo.ts';

interface Refund {
  restaurantId: string;
  /** The restaurant's: the year is that of its calendar. */
  timezone: string;
  orderId: string;
  /** The act that gives the money back, or reverses one that was turned down. */
  actId: string;
  now: number;
  /** Where that is written; missing: among what is asked of the provider. */
  table?: 'payment_acts' | 'cash_refunds';
}

/**
 * Gives a refund of what stands on a receipt the next number of the restaurant's credit notes, in the transaction that writes it. One that
 * is rolled back gives its number back, so none is missing and none is there twice. Call it last, as `followReceipt`: all refunds of a
 * restaurant wait for its counter.
 */
export async function issueCreditNote(tx: Tx, refund: Refund): Promise<void> {
  const { restaurantId, timezone, orderId, actId, now, table = 'payment_acts' } = refund;
  const receipt = await tx
    .selectFrom('receipts')
    .select('called_off_at')
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  // One that was called off has a credit note for all that was left of it, however the money goes back.
  if (!receipt || receipt.called_off_at !== null) return;
  await tx
    .updateTable(table)
    .set(await nextNumber(tx, { restaurantId, timezone, now }))
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', actId)
    .execute();
}

/** Gives a receipt whose order is called off a credit note for all that is left of it, once. Call it last, as `issueCreditNote`. */
export async function creditReceipt(
  tx: Tx,
  { restaurant_id: restaurantId, order_id, called_off_at }: ReceiptRow,
  now: number,
): Promise<void> {
  if (called_off_at !== null) return;
  const number = await nextNumber(tx, { restaurantId, timezone: await timezoneOf(tx, restaurantId), now });
  await tx
    .updateTable('receipts')
    .set({ called_off_at: now, ...number })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', order_id)
    .execute();
}

async function nextNumber(
  tx: Tx,
  { restaurantId, timezone, now }: Pick<Refund, 'restaurantId' | 'timezone' | 'now'>,
): Promise<{ credit_year: number; credit_number: number }> {
  const year = Number(wallClock(now, timezone).date.slice(0, 4));
  const { last_number } = await tx
    .insertInto('credit_note_counters')
    .values({ restaurant_id: restaurantId, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'year'])
        .doUpdateSet((eb) => ({ last_number: eb('credit_note_counters.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return { credit_year: year, credit_number: last_number };
}

/** Numbers several acts of an order, in turn. Call it last, as `issueCreditNote`. */
export async function issueCreditNotes(
  tx: Tx,
  { restaurant_id: restaurantId, id: orderId }: { restaurant_id: string; id: string },
  acts: readonly string[],
  now: number,
): Promise<void> {
  if (acts.length === 0) return;
  const timezone = await timezoneOf(tx, restaurantId);
  for (const actId of acts) await issueCreditNote(tx, { restaurantId, timezone, orderId, actId, now });
}

async function timezoneOf(tx: Tx, restaurantId: string): Promise<string> {
  const { timezone } = await tx
    .selectFrom('restaurants')
    .select('timezone')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return timezone;
}
