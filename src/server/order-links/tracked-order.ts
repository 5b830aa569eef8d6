import type { TrackedOrderAnswer } from '../../contract/order-links.ts';
import type { Order } from '../../contract/orders.ts';
import type { Review, ReviewInput } from '../../contract/reviews.ts';
import { isReviewable, isUnsent } from '../../domain/orders/order-status.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { findGuest } from '../accounts/guests.repo.ts';
import { readAway } from '../couriers/read-away.ts';
import { findOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/present/present-order.ts';
import { cancelOrder } from '../orders/status/cancel-order.ts';
import { endOf } from '../orders/status/end-of.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { leaveReview } from '../reviews/leave-review.ts';
import type { Services } from '../services.ts';
import { findLinked } from './order-links.repo.ts';

/** How long after its end a link shows an order. */
export const LINK_SHOWN_MS = 30 * DAY;
/** How long after its end a link shows where it went and whom to call. */
const PERSONAL_MS = DAY;

interface Link {
  restaurantId: string;
  token: string;
}

/** The order of a link, as its customer reads it, and what the link may do. Throws a `Refusal` for a link that is unknown, revoked or over. */
export async function readTrackedOrder(services: Services, link: Link): Promise<TrackedOrderAnswer> {
  const tracked = await findTracked(services, link);
  const { stored, mayAgree } = tracked;
  const isGuests = await isOfGuest(services, tracked);
  const courierAway = await readAway(services, stored);
  const mayReview = isReviewable(stored.order.status) && !stored.isReviewed && (isGuests || mayAgree);
  return {
    order: await present(services, stored),
    ...(stored.order.guest_email_key && isGuests && { isKeepable: true as const }),
    ...(mayAgree && { mayAgree }),
    ...(mayReview && { mayReview }),
    ...(courierAway && { courierAway }),
  };
}

/** Cancels the order of a link, as its customer may. */
export async function cancelTrackedOrder(services: Services, link: Link): Promise<Order> {
  const { stored, userId } = await findTracked(services, link);
  return cancelOrder(services, { restaurantId: link.restaurantId, userId, orderId: stored.order.id });
}

/**
 * Reviews the order of a link. A guest has no other way to it on another device; of who has an account it takes the link that they were
 * mailed. Throws a `Refusal` otherwise, and for what cannot be reviewed.
 */
export async function reviewTrackedOrder(
  services: Services,
  link: Link,
  input: Omit<ReviewInput, 'orderId'>,
): Promise<Review> {
  const tracked = await findTracked(services, link);
  if (!tracked.mayAgree && !(await isOfGuest(services, tracked))) throw new Refusal(commonRefusals.not_found);
  const { restaurantId } = link;
  const { userId, stored } = tracked;
  return leaveReview(services, { restaurantId, userId, input: { ...input, orderId: stored.order.id } });
}

async function isOfGuest({ db }: Services, { userId }: { userId: string }): Promise<boolean> {
  return (await findGuest(db, userId)) !== undefined;
}

/** The order of a link and its customer, and whether it agrees to changes for them. Throws a `Refusal` for a link that is unknown, revoked or over. */
export async function findTracked(
  { db, clock }: Services,
  { restaurantId, token }: Link,
): Promise<{ stored: StoredOrder; userId: string; mayAgree: boolean }> {
  const linked = await findLinked(db, { restaurantId, tokenHash: sha256(token) });
  const stored = linked && (await findOrder(db, { restaurantId, userId: linked.userId, id: linked.orderId }));
  if (!stored || (endOf(stored) ?? clock()) + LINK_SHOWN_MS <= clock()) throw new Refusal(commonRefusals.not_found);
  return { stored, userId: linked.userId, mayAgree: linked.may_agree === 1 };
}

/** Whether the order's links pay it. */
export function isPaidByLink({ channel }: StoredOrder['order']): boolean {
  return channel === 'phone';
}

async function present(services: Services, stored: StoredOrder): Promise<Order> {
  const shown = await presentOrder(services, stored, 'customer');
  const { online, ...paymentDetails } = shown.paymentDetails;
  // How to pay is for whoever orders; who ordered by telephone has nothing but the link.
  const order = isUnsent(shown.status) && !isPaidByLink(stored.order) ? { ...shown, paymentDetails } : shown;
  const end = endOf(stored);
  if (end === null || services.clock() < end + PERSONAL_MS) return order;
  return {
    ...order,
    contactPhone: '',
    customerNotes: '',
    deliveryAddress: null,
    statusHistory: order.statusHistory.map((entry) => ({ ...entry, notes: null })),
  };
}
