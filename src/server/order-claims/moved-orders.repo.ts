import type { OrderStatus } from '../../domain/orders/order-status.ts';
import type { Tx } from '../platform/database/database.ts';

interface Move {
  restaurantId: string;
  from: string;
  to: string;
  /** The address that the orders were placed with. */
  emailKey: string;
}

/** Gives a guest's orders to an account, and returns what they say of promotions. They keep their version: nothing that staff see changes. */
export function moveOrders(
  tx: Tx,
  { restaurantId, from, to, emailKey }: Move,
): Promise<{ id: string; status: OrderStatus; promotion_id: string | null }[]> {
  return tx
    .updateTable('orders')
    .set({ user_id: to })
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', from)
    .where('guest_email_key', '=', emailKey)
    .returning(['id', 'status', 'promotion_id'])
    .execute();
}

export async function countOrdersOf(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
