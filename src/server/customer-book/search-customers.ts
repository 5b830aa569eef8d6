import type { CustomersFound } from '../../contract/staff/staff-customers.ts';
import { orderNumberOf } from '../../domain/orders/order-number.ts';
import { OPEN_STATUSES } from '../../domain/orders/order-status.ts';
import { findRestaurantOrders, type StoredOrder, withDetails } from '../orders/orders.repo.ts';
import { presentStaffOrders } from '../orders/present/present-staff-order.ts';
import { countryOf } from '../people/country-of.ts';
import { typedKeys } from '../people/customer-keys.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { customersByKey, customersPage } from './customer-book.repo.ts';
import { presentCustomers } from './present-customer.ts';

const PAGE = 20;
/** Open orders that are shown with the customers that were found. */
const OPEN = 5;

/** Who of the restaurant's customers somebody means, and their orders: "It's Ana, where is my food?" */
export async function searchCustomers(
  services: Services,
  { restaurantId, typed, after }: { restaurantId: string; typed: string; after?: string | undefined },
): Promise<CustomersFound> {
  const { db } = services;
  if (typed === '') {
    const ids = await customersPage(db, { restaurantId, after, limit: PAGE + 1 });
    const customers = await presentCustomers(db, restaurantId, ids.slice(0, PAGE));
    return { customers, hasMore: ids.length > PAGE, orders: [] };
  }
  const number = orderNumberOf(typed);
  const numbered = number ? (await findRestaurantOrders(db, { restaurantId, number, page: 1, limit: 1 })).orders : [];
  const ids = numbered.length
    ? numbered.map(({ order }) => order.user_id)
    : await customersMeant(db, restaurantId, typed);
  const customers = (await presentCustomers(db, restaurantId, ids)).slice(0, PAGE);
  const orders = numbered.length
    ? numbered
    : await openOrdersOf(
        db,
        restaurantId,
        customers.map(({ _id }) => _id),
      );
  return { customers, hasMore: ids.length > PAGE, orders: await presentStaffOrders(services, orders) };
}

/** Ids of up to a page and one more of the customers whom the typed words may mean. */
async function customersMeant(db: Db, restaurantId: string, typed: string): Promise<string[]> {
  const { name, email, phone } = typedKeys(typed, await countryOf(db, restaurantId));
  const limit = PAGE + 1;
  const asked = [
    ['name_key', name],
    ['last_name_key', name],
    ['email_key', email],
    ['phone_key', phone],
  ] as const;
  const found = new Set<string>();
  for (const [key, begins] of asked) {
    if (begins === null || found.size >= limit) continue;
    for (const id of await customersByKey(db, restaurantId, { key, begins, limit })) found.add(id);
  }
  return [...found].slice(0, limit);
}

async function openOrdersOf(db: Db, restaurantId: string, ids: readonly string[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', 'in', [...ids])
    .where('status', 'in', [...OPEN_STATUSES])
    .orderBy('created_at', 'desc')
    .limit(OPEN)
    .execute();
  return withDetails(db, restaurantId, rows);
}
