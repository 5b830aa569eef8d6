import type { Api } from '../../../contract/api.ts';
import type { CartChange, ValidatedItem } from '../../../contract/cart.ts';
import type { Order, PlaceOrderInput } from '../../../contract/orders.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { ApiFailure } from '../../../contract/transport.ts';
import { randomId } from '../../app/random-id.ts';
import { orderOfKey } from './order-of-key.ts';
import { type PendingOrder, pendingOrder } from './pending-order.ts';

/** `message` is the server's; empty when it gave none. */
export type Placement =
  | { kind: 'placed'; order: Order }
  /** The menu or the figures are no longer what the customer saw. */
  | ({ kind: 'changed'; message: string } & ChangedOrder)
  | { kind: 'refused'; message: string }
  /** No answer: it may or may not have been placed, and asking again with the same key tells. */
  | { kind: 'unanswered' };

export interface ChangedOrder {
  /** The cart as the menu has it. */
  items: ValidatedItem[];
  changes: CartChange[];
  /** Decimal amounts as the server charges them; null where it stopped at an item. */
  figures: Record<'subtotal' | 'discountAmount' | 'deliveryFee' | 'totalAmount', number> | null;
}

interface Sender {
  api: Api;
  userId: string;
  now: number;
}

/** Places an order once, however often it is asked: the key stays the same until the body changes. */
export async function placeOrder(sender: Sender, input: PlaceOrderInput): Promise<Placement> {
  if (!input?.items?.length || !input.restaurantId) {
    throw new Error('Valid order data, items, and restaurantId are required.');
  }
  const { userId, now } = sender;
  const unanswered = pendingOrder.of(userId, now);
  if (!unanswered) return send(sender, { key: randomId(), userId, input, sentAt: now });
  if (JSON.stringify(unanswered.input) === JSON.stringify(input)) return send(sender, { ...unanswered, sentAt: now });
  return (await placedBefore(sender, unanswered)) ?? send(sender, { key: randomId(), userId, input, sentAt: now });
}

/** Another body needs another key: unless the first order arrived after all, or nobody can tell, there would be two. */
async function placedBefore({ api }: Sender, { key }: PendingOrder): Promise<Placement | null> {
  const order = await orderOfKey(api, key);
  if (order === 'unknown') return { kind: 'unanswered' };
  if (!order) return null;
  pendingOrder.answered();
  return { kind: 'placed', order };
}

async function send(sender: Sender, pending: PendingOrder): Promise<Placement> {
  // Kept before it is sent: a tab that closes meanwhile leaves the key behind.
  pendingOrder.keep(pending);
  const result = await sender.api.orders.place(pending.input, pending.key, { quiet: true });
  if (!result.ok && isUnanswered(result.failure)) {
    // A line that broke says so at once, and its order is often known. After ten seconds in vain the customer is told first.
    const found =
      result.failure.kind === 'network' && result.failure.timedOut ? null : await placedBefore(sender, pending);
    return found ?? { kind: 'unanswered' };
  }
  pendingOrder.answered();
  if (result.ok) return { kind: 'placed', order: result.data.data };
  return result.failure.kind === 'problem' ? refusal(result.failure.problem) : { kind: 'unanswered' };
}

/** A gateway that gave up says nothing about the order behind it. */
function isUnanswered(failure: ApiFailure): boolean {
  return failure.kind !== 'problem' || [502, 503, 504].includes(failure.status);
}

function refusal(problem: Problem): Placement {
  const message = placementMessage(problem);
  const { items, changes, figures = null } = problem as Partial<ChangedOrder>;
  return items && changes ? { kind: 'changed', message, items, changes, figures } : { kind: 'refused', message };
}

/** The message, else the errors' joined, else the problem's text (specification section 8, "Orders and checkout"). */
export function placementMessage(body: Problem): string {
  const { message, errors, detail, title } = body;
  const joined = (Array.isArray(errors) ? errors : [])
    .map((error) => error.message)
    .filter(Boolean)
    .join(' ');
  return message || joined || String(body.problem ?? '') || detail || title || '';
}
