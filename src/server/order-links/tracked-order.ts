import type { Order } from '../../contract/orders.ts';
import { hasEnded, isUnsent } from '../../domain/orders/order-status.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { findGuest } from '../accounts/guests.repo.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { findOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/present-order.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
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

/** The order of a link, as its customer reads it, whether a guest may keep it in an account, and whether the link agrees to changes. Throws a `Refusal` for a link that is unknown, revoked or over. */
export async function readTrackedOrder(
  services: Services,
  link: Link,
): Promise<{ order: Order; isKeepable?: true | undefined; mayAgree?: true | undefined }> {
  const { stored, userId, mayAgree } = await findTracked(services, link);
  const isKeepable = stored.order.guest_email_key && (await findGuest(services.db, userId)) ? true : undefined;
  return { order: await present(services, stored), isKeepable, ...(mayAgree && { mayAgree }) };
}

/** Cancels the order of a link, as its customer may. */
export async function cancelTrackedOrder(services: Services, link: Link): Promise<Order> {
  const { stored, userId } = await findTracked(services, link);
  return cancelOrder(services, { restaurantId: link.restaurantId, userId, orderId: stored.order.id });
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

/** When the order was handed over or given up (ms); null: it is under way. */
function endOf({ order, history }: StoredOrder): number | null {
  if (!hasEnded(order.status)) return null;
  // A handover that was taken back was none.
  const underWay = history.findLastIndex(({ status }) => !hasEnded(status));
  return history[underWay + 1]?.changed_at ?? order.updated_at;
}
