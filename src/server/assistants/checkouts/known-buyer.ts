import { isReviewable, ORDER_STATUSES } from '../../../domain/orders/order-status.ts';
import { phoneKey } from '../../people/same-person.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tenant } from '../../platform/http/app.ts';

/** Whether somebody with this number has had an order that was handed over here. */
export async function isKnownBuyer(db: Db, { id, country }: Tenant, phone: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('restaurant_id', '=', id)
    .where('customer_phone_key', '=', phoneKey(phone, country))
    .where('status', 'in', ORDER_STATUSES.filter(isReviewable))
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
