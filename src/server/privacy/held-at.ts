import { staffRole } from '../editing/staff.repo.ts';
import { subscriptionsAt } from '../mailing-list/subscribers.repo.ts';
import { findOrdersPage, type StoredOrder } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import { presentReview } from '../reviews/present-review.ts';
import type { Services } from '../services.ts';
import {
  blocksAt,
  favoritesAt,
  invitationAt,
  mailsAt,
  messagesAt,
  noteAt,
  orderNotesAt,
  pointsAt,
  pushesAt,
  reviewsAt,
  signInsAt,
} from './export-account.repo.ts';
import { knownAt } from './known-at.ts';

const PAGE = 200;

/** What one restaurant holds of somebody, for the copy that the privacy page promises. */
export async function heldAt(services: Services, restaurantId: string, user: UsersTable) {
  const { db } = services;
  const { id: userId, email } = user;
  const known = await knownAt(db, restaurantId, user);
  const orders = [];
  for await (const order of ordersAt(services, restaurantId, userId)) {
    const { restaurantId: _, isReviewed: __, ...shown } = await presentOrder(services, order, 'customer');
    // A guest may have ordered as somebody else with each.
    const { customer_name: name, customer_email } = order.order;
    orders.push({ ...shown, customer: { name, email: customer_email } });
  }
  return {
    role: await staffRole(db, restaurantId, userId),
    invitation: await invitationAt(db, restaurantId, email),
    orders,
    points: await pointsAt(db, restaurantId, userId),
    favorites: await favoritesAt(db, restaurantId, userId),
    reviews: (await reviewsAt(db, restaurantId, userId)).map((row) => ({ ...presentReview(row), order: row.order_id })),
    signIns: await signInsAt(db, restaurantId, userId),
    pushes: await pushesAt(db, restaurantId, userId),
    note: await noteAt(db, restaurantId, userId),
    orderNotes: await orderNotesAt(db, restaurantId, userId),
    mails: await mailsAt(db, { restaurantId, userId }, known),
    messages: await messagesAt(db, restaurantId, known),
    blocks: await blocksAt(db, restaurantId, known),
    mailingLists: await subscriptionsAt(db, restaurantId, known.emails),
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
