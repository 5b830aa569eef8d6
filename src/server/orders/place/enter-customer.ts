import { countryOf } from '../../people/country-of.ts';
import { customerKeys } from '../../people/customer-keys.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { CustomerKeys } from '../../platform/tables/account-tables.ts';
import type { PlaceOrderRequest } from '../order-policy.ts';
import type { OrderRow } from '../orders.repo.ts';

/**
 * Enters who ordered into the restaurant's book of customers, by which staff find them. Call it in the transaction by which the
 * restaurant gets the order: it knows nothing of customers whose payment is awaited.
 */
export async function enterCustomer(
  tx: Tx,
  order: Pick<
    OrderRow,
    | 'restaurant_id'
    | 'user_id'
    | 'channel'
    | 'customer_name'
    | 'customer_email'
    | 'guest_email_key'
    | 'contact_phone'
    | 'created_at'
  >,
): Promise<void> {
  const { restaurant_id, user_id, contact_phone: phone, created_at: last_order_at } = order;
  const person = { name: order.customer_name, email: order.customer_email ?? '', phone };
  const keys = customerKeys(person, await countryOf(tx, restaurant_id));
  const known = { ...keys, phone, last_order_at };
  if (isOfGuest(order)) await keepAlias(tx, order, keys);
  await tx
    .insertInto('customers')
    .values({ restaurant_id, user_id, ...known, note: '' })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'user_id']).doUpdateSet(known))
    .execute();
}

function isOfGuest({ guest_email_key, channel }: Pick<OrderRow, 'guest_email_key' | 'channel'>): boolean {
  return Boolean(guest_email_key) || channel === 'phone';
}

/** Keeps by what a guest was found until now, if this order says that they are somebody else. */
async function keepAlias(
  tx: Tx,
  { restaurant_id, user_id }: Pick<OrderRow, 'restaurant_id' | 'user_id'>,
  { name_key, email_key, phone_key }: CustomerKeys,
): Promise<void> {
  await tx
    .insertInto('customer_aliases')
    .columns(['restaurant_id', 'user_id', 'name_key', 'last_name_key', 'email_key', 'phone_key', 'mailbox_key'])
    .expression((eb) =>
      eb
        .selectFrom('customers')
        .select(['restaurant_id', 'user_id', 'name_key', 'last_name_key', 'email_key', 'phone_key', 'mailbox_key'])
        .where('restaurant_id', '=', restaurant_id)
        .where('user_id', '=', user_id)
        .where((or) =>
          or.or([or('name_key', '<>', name_key), or('email_key', '<>', email_key), or('phone_key', '<>', phone_key)]),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether nobody has ordered at the restaurant with a guest's number or address before. */
export async function isFirstOrder(tx: Tx, { tenant, input }: PlaceOrderRequest): Promise<boolean> {
  const contact = { name: '', email: input.guest?.email ?? '', phone: input.contactPhone };
  const { mailbox_key, phone_key } = customerKeys(contact, tenant.country);
  for (const table of ['customers', 'customer_aliases'] as const) {
    const known = await tx
      .selectFrom(table as 'customers')
      .select('user_id')
      .where('restaurant_id', '=', tenant.id)
      .where((eb) => eb.or([eb('mailbox_key', '=', mailbox_key), eb('phone_key', '=', phone_key)]))
      .limit(1)
      .executeTakeFirst();
    if (known) return false;
  }
  return true;
}
