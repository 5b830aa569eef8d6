import type { DialectName, Tx } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { lockSlotsFrom } from '../../slots/slot-loads.repo.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import { writeChange } from './change-status.ts';

/**
 * Gives up the orders of a customer that still wait to be paid, because another one is placed to be paid instead: what they hold is free
 * for it, their pages close, and whoever pays there all the same gets the money back. Call it before the new order is looked at.
 */
export async function giveUpUnpaid(
  tx: Tx,
  { restaurantId, userId }: { restaurantId: string; userId: string },
  { dialect, now, maxMails }: { dialect: DialectName; now: number; maxMails: number },
): Promise<void> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .where('status', '=', 'Awaiting Payment')
    .execute();
  // The new order takes its own slots once the portions of the old one are given back.
  if (rows.length > 0) await lockSlotsFrom(tx, dialect, restaurantId, now);
  for (const { id } of rows) {
    const change = {
      scope: { restaurantId, userId },
      id,
      from: 'Awaiting Payment',
      to: 'Not Paid',
      actor: 'customer',
      by: userId,
      refusal: ordersRefusals.illegal_transition,
    } as const;
    try {
      await writeChange(tx, change, { now, maxMails });
    } catch (error) {
      // It was paid at this very moment: then it is an order like any other.
      if (!(error instanceof Refusal) || error.kind !== ordersRefusals.illegal_transition) throw error;
    }
  }
}
