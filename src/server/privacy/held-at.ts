import { staffRole } from '../editing/staff.repo.ts';
import { ownSubscriptionsAt, subscriptionsAt } from '../mailing-list/subscribers.repo.ts';
import { findOrdersPage, type StoredOrder } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/present/present-order.ts';
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
  photosAt,
  pointsAt,
  pushesAt,
  reviewsAt,
  signInsAt,
} from './export-account.repo.ts';
import { knownAt } from './known-at.ts';

const PAGE = 200;

/**
 * For whom a copy is. `holder`: of an account, who has proved no more than its password. Anybody may have registered with that address, so what
 * is kept by it alone is not theirs to read. `asked`: restaurant or operator was shown whose it is.
 */
export type CopyFor = 'holder' | 'asked';

/** What one restaurant holds of somebody, for the copy that the privacy page promises. */
export async function heldAt(services: Services, restaurantId: string, user: UsersTable, copyFor: CopyFor) {
  const { db } = services;
  const { id: userId, email } = user;
  const isAsked = copyFor === 'asked';
  const known = await knownAt(db, restaurantId, isAsked ? user : { id: userId });
  const orders = [];
  for await (const order of ordersAt(services, restaurantId, userId)) {
    const { restaurantId: _, isReviewed: __, ...shown } = await presentOrder(services, order, 'customer');
    // A guest may have ordered as somebody else with each.
    const { customer_name: name, customer_email } = order.order;
    orders.push({ ...shown, customer: { name, email: customer_email } });
  }
  const photos = await photosAt(db, restaurantId, userId);
  return {
    role: await staffRole(db, restaurantId, userId),
    invitation: isAsked ? await invitationAt(db, restaurantId, email) : null,
    orders,
    points: await pointsAt(db, restaurantId, userId),
    favorites: await favoritesAt(db, restaurantId, userId),
    reviews: (await reviewsAt(db, restaurantId, userId)).map((row) => ({ ...presentReview(row), order: row.order_id })),
    signIns: await signInsAt(db, restaurantId, userId),
    pushes: await pushesAt(db, restaurantId, userId),
    note: await noteAt(db, restaurantId, userId),
    orderNotes: await orderNotesAt(db, restaurantId, userId),
    ...(photos.length > 0 && { photos }),
    mails: await mailsAt(db, { restaurantId, userId }, known),
    messages: isAsked ? await messagesAt(db, restaurantId, known) : [],
    blocks: await blocksAt(db, restaurantId, known),
    mailingLists: isAsked
      ? await subscriptionsAt(db, restaurantId, known.emails)
      : await ownSubscriptionsAt(db, restaurantId, userId),
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
