import { listAddresses } from '../customers/addresses.repo.ts';
import { presentAddress } from '../customers/present-address.ts';
import { staffRole } from '../editing/staff.repo.ts';
import { findOrdersPage, type StoredOrder } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/present-order.ts';
import { toIso } from '../platform/clock.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import { presentReview } from '../reviews/present-review.ts';
import type { Services } from '../services.ts';
import { createServices } from '../wire.ts';
import { accountOf } from './account-of.ts';
import { favoritesAt, invitationAt, pointsAt, reviewsAt, signInsAt } from './export-account.repo.ts';
import { onDatabase } from './on-database.ts';
import { sayResult } from './say-result.ts';

const PAGE = 200;

/**
 * `npm run account:export -- EMAIL`: everything that is stored about the holder of an account, at all restaurants, for the copy
 * that the privacy page promises (part 9). Orders, addresses and reviews are in the form in which the API answers them.
 */
export async function exportAccount(services: Services, email: string): Promise<object> {
  const { db } = services;
  const user = await accountOf(db, email);
  const restaurants = await db.selectFrom('restaurants').select(['id', 'slug', 'name']).orderBy('slug').execute();
  const held = [];
  for (const { id, slug, name } of restaurants) {
    const there = await heldAt(services, id, user);
    const isAnything = Object.values(there).some((each) => (Array.isArray(each) ? each.length > 0 : each !== null));
    if (isAnything) held.push({ restaurant: { slug, name }, ...there });
  }
  return {
    profile: presentProfile(user, restaurants.find(({ id }) => id === user.registered_with)?.slug ?? null),
    savedAddresses: (await listAddresses(db, user.id)).map(presentAddress),
    restaurants: held,
  };
}

/** What one restaurant holds. */
async function heldAt(services: Services, restaurantId: string, { id: userId, email }: UsersTable) {
  const { db } = services;
  const orders = [];
  for await (const order of ordersAt(services, restaurantId, userId)) {
    const { restaurantId: _, isReviewed: __, ...shown } = await presentOrder(services, order, 'customer');
    orders.push(shown);
  }
  return {
    role: await staffRole(db, restaurantId, userId),
    invitation: await invitationAt(db, restaurantId, email),
    orders,
    points: await pointsAt(db, restaurantId, userId),
    favorites: await favoritesAt(db, restaurantId, userId),
    reviews: (await reviewsAt(db, restaurantId, userId)).map((row) => ({ ...presentReview(row), order: row.order_id })),
    signIns: await signInsAt(db, restaurantId, userId),
  };
}

async function* ordersAt({ db }: Services, restaurantId: string, userId: string): AsyncGenerator<StoredOrder> {
  for (let page = 1; ; page++) {
    const query = { restaurantId, userId, page, limit: PAGE, sortBy: 'createdAt', sortOrder: 'asc' } as const;
    const { orders } = await findOrdersPage(db, query);
    yield* orders;
    if (orders.length < PAGE) return;
  }
}

function presentProfile(
  { id, name, email, phone_number, language, created_at }: UsersTable,
  registeredWith: string | null,
) {
  return {
    _id: id,
    name,
    email,
    phoneNumber: phone_number,
    language,
    registeredAt: toIso(created_at),
    registeredWith,
  };
}

if (import.meta.main) {
  await sayResult(async (config, [email]) => {
    if (!email) throw new Error('Usage: npm run -s account:export -- EMAIL > FILE');
    return onDatabase(config, async (database) =>
      JSON.stringify(await exportAccount(createServices(config, database), email), null, 2),
    );
  });
}
