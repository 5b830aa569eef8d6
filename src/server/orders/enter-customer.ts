import { customerKeys } from '../../domain/people/customer-keys.ts';
import type { Tx } from '../platform/database/database.ts';
import type { OrderRow } from './orders.repo.ts';
import type { PlaceOrderRequest } from './placement.ts';

/**
 * Enters who ordered into the restaurant's book of customers, by which staff find them. Call it in the transaction by which the
 * restaurant gets the order: it knows nothing of customers whose payment is awaited.
 */
export async function enterCustomer(
  tx: Tx,
  order: Pick<OrderRow, 'restaurant_id' | 'user_id' | 'contact_phone' | 'created_at'>,
): Promise<void> {
  const { restaurant_id, user_id, contact_phone: phone, created_at: last_order_at } = order;
  const user = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const known = { ...customerKeys({ ...user, phone }), phone, last_order_at };
  await tx
    .insertInto('customers')
    .values({ restaurant_id, user_id, ...known, note: '' })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'user_id']).doUpdateSet(known))
    .execute();
}

/** Whether nobody has ordered at the restaurant with a guest's number or address before. */
export async function isFirstOrder(tx: Tx, { tenant, input }: PlaceOrderRequest): Promise<boolean> {
  const { guest, contactPhone: phone } = input;
  const { email_key, phone_key } = customerKeys({ name: '', email: guest?.email ?? '', phone });
  const known = await tx
    .selectFrom('customers')
    .select('user_id')
    .where('restaurant_id', '=', tenant.id)
    .where((eb) => eb.or([eb('email_key', '=', email_key), eb('phone_key', '=', phone_key)]))
    .limit(1)
    .executeTakeFirst();
  return known === undefined;
}
