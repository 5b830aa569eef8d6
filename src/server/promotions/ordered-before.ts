import type { ExpressionBuilder } from 'kysely';
import { isCalledOff, ORDER_STATUSES } from '../../domain/orders/order-status.ts';
import type { Db } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-types.ts';
import type { ContactKeys } from './promotion-contacts.repo.ts';

const CALLED_OFF = ORDER_STATUSES.filter(isCalledOff);

interface Asked extends ContactKeys {
  restaurantId: string;
  userId: string;
  /** The order that is being placed, which is written already; null: none is yet. */
  orderId: string | null;
}

function ofGuest(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb.or([eb('guest_email_key', 'is not', null), eb('channel', '=', 'phone')]);
}

/**
 * Whether who orders has ordered here before: with the account or browser, the mailbox or the number. What was called off does not count. Accounts
 * with one number are customers of their own, as a family has one: of them a number counts only guests' orders.
 */
export async function hasOrderedBefore(
  db: Db,
  { restaurantId, userId, orderId, isGuest, mailbox, phone }: Asked,
): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('status', 'not in', CALLED_OFF)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        ...(mailbox ? [eb('customer_mailbox', '=', mailbox)] : []),
        ...(phone ? [eb.and([eb('customer_phone_key', '=', phone), ...(isGuest ? [] : [ofGuest(eb)])])] : []),
      ]),
    )
    .$if(orderId !== null, (query) => query.where('id', '!=', orderId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
