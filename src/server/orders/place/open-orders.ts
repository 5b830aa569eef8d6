import { INITIAL_STATUS } from '../../../domain/orders/order-status.ts';
import type { Config } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import type { OrderRow } from '../orders.repo.ts';

/**
 * Throws a `Refusal` if the customer, by account, browser or mailbox, has more than `OPEN_ORDERS` orders that the restaurant has not answered, or that are still to be
 * paid: each keeps its staff busy. Called in the transaction that has written the new order and its mail, whose count keeps others of the customer waiting.
 */
export async function checkOpenOrders(
  tx: Tx,
  { RATE_LIMITS, OPEN_ORDERS: max }: Pick<Config, 'RATE_LIMITS' | 'OPEN_ORDERS'>,
  { restaurant_id, user_id, customer_mailbox }: Pick<OrderRow, 'restaurant_id' | 'user_id' | 'customer_mailbox'>,
): Promise<void> {
  if (!RATE_LIMITS) return;
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('restaurant_id', '=', restaurant_id)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', user_id),
        ...(customer_mailbox ? [eb('customer_mailbox', '=', customer_mailbox)] : []),
      ]),
    )
    .where('status', 'in', [INITIAL_STATUS, 'Awaiting Payment'])
    .executeTakeFirstOrThrow();
  if (Number(count) > max) throw new Refusal(ordersRefusals.too_many_open_orders, { values: { max } });
}
