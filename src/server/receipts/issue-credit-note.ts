import { wallClock } from '../../domain/times/zoned-time.ts';
import type { Tx } from '../platform/database/database.ts';

interface Refund {
  restaurantId: string;
  /** The restaurant's: the year is that of its calendar. */
  timezone: string;
  orderId: string;
  /** The act that gives the money back, or reverses one that was turned down. */
  actId: string;
  now: number;
}

/**
 * Gives a refund of what stands on a receipt the next number of the restaurant's credit notes, in the transaction that writes it. One that
 * is rolled back gives its number back, so none is missing and none is there twice. Call it last, as `issueReceipt`: all refunds of a
 * restaurant wait for its counter.
 */
export async function issueCreditNote(tx: Tx, { restaurantId, timezone, orderId, actId, now }: Refund): Promise<void> {
  const receipt = await tx
    .selectFrom('receipts')
    .select('number')
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!receipt) return;
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
  await tx
    .updateTable('payment_acts')
    .set({ credit_year: year, credit_number: last_number })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', actId)
    .execute();
}

/** Numbers several acts of an order, in turn. Call it last, as `issueCreditNote`. */
export async function issueCreditNotes(
  tx: Tx,
  { restaurant_id: restaurantId, id: orderId }: { restaurant_id: string; id: string },
  acts: readonly string[],
  now: number,
): Promise<void> {
  if (acts.length === 0) return;
  const { timezone } = await tx
    .selectFrom('restaurants')
    .select('timezone')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  for (const actId of acts) await issueCreditNote(tx, { restaurantId, timezone, orderId, actId, now });
}
