import type { Api } from '../../../../contract/api-client.ts';
import type { CartChange, ValidatedItem } from '../../../../contract/cart-validation.ts';
import type { Order, PlaceOrderInput } from '../../../../contract/orders.ts';
import type { Problem, ProblemField } from '../../../../contract/problem.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { randomId } from '../../../app/api/random-id.ts';
import { orderOfKey } from './order-of-key.ts';
import { type PendingOrder, pendingOrder, SETTLED_MS } from './pending-order.ts';

/** How a placement ended. `message` is the server's; empty if it gave none. */
export type PlaceOrderResult =
  /** `isEarlier`: it is not this order, but one that was sent before with another body. */
  | { kind: 'placed'; order: Order; isEarlier?: true }
  /** The menu or the figures differ from what the customer saw. */
  | ({ kind: 'changed'; message: string } & ChangedOrder)
  /** `next`: a time that the server would take instead. */
  | { kind: 'refused'; message: string; errors: ProblemField[]; next: NextTime | null }
  /** No answer came, so that the order may or may not have been placed: sending it again with the same key tells. */
  | { kind: 'unanswered' };

export interface NextTime {
  isASAP: boolean;
  /** ms. */
  at: number;
}

export interface ChangedOrder {
  /** The cart's lines, corrected by today's menu. */
  items: ValidatedItem[];
  changes: CartChange[];
  /** Decimal amounts as the server would charge them; null if an item was refused before they were computed. */
  figures: Record<'subtotal' | 'discountAmount' | 'deliveryFee' | 'totalAmount', number> | null;
}

interface Sender {
  api: Api;
  userId: string;
  now: number;
}

/** Places an order once, however often it is called with the same input: the idempotency key stays until the body changes. */
export async function sendOrder(sender: Sender, input: PlaceOrderInput): Promise<PlaceOrderResult> {
  if (!input?.items?.length || !input.restaurantId) {
    throw new Error('Valid order data, items, and restaurantId are required.');
  }
  const { userId, now } = sender;
  const unanswered = pendingOrder.of(userId, now);
  const key = unanswered?.key ?? randomId();
  if (!unanswered || JSON.stringify(unanswered.input) === JSON.stringify(input)) {
    return send(sender, { key, userId, input, sentAt: now }, unanswered !== null);
  }
  // A changed body needs a new key, which could place a second order.
  const earlier = await placedBefore(sender, key);
  if (earlier) return earlier.kind === 'placed' ? { ...earlier, isEarlier: true } : earlier;
  // The server does not know the first one, but it may still be under way.
  if (now - unanswered.sentAt < SETTLED_MS) return { kind: 'unanswered' };
  return send(sender, { key: randomId(), userId, input, sentAt: now });
}

/** The order that was placed with the key; null: the server knows none. */
async function placedBefore(
  { api }: Sender,
  key: string,
): Promise<Exclude<PlaceOrderResult, { kind: 'changed' | 'refused' }> | null> {
  const order = await orderOfKey(api, key);
  if (order === 'unknown') return { kind: 'unanswered' };
  if (!order) return null;
  pendingOrder.answered();
  return { kind: 'placed', order };
}

/** `isRepeat`: it was sent before, and what became of it is not known. */
async function send(sender: Sender, pending: PendingOrder, isRepeat = false): Promise<PlaceOrderResult> {
  // Stored before it is sent, so that the key survives if the tab is closed meanwhile.
  pendingOrder.keep(pending);
  const result = await sender.api.orders.place(pending.input, pending.key, { quiet: true });
  if (!result.ok && isUnanswered(result.failure)) {
    // After a broken connection the server often knows the order already (decision 022). After a timeout it is asked later.
    const found =
      result.failure.kind === 'network' && result.failure.timedOut ? null : await placedBefore(sender, pending.key);
    return found ?? { kind: 'unanswered' };
  }
  // A refusal at the door says nothing about what was sent before.
  if (result.ok || !isRepeat || !isAtTheDoor(result.failure)) pendingOrder.answered();
  if (result.ok) return { kind: 'placed', order: result.data.data };
  return result.failure.kind === 'problem' ? refusal(result.failure.problem) : { kind: 'unanswered' };
}

/** Whether the request was refused before anybody looked at its key: the session is over, or there were too many requests. */
function isAtTheDoor(failure: ApiFailure): boolean {
  return failure.kind === 'problem' && (failure.status === 401 || failure.status === 429);
}

/** Neither a gateway's error nor one of the server itself tells whether the order has been placed: it may come after the commit. */
function isUnanswered(failure: ApiFailure): boolean {
  return failure.kind !== 'problem' || failure.status >= 500;
}

function refusal(problem: Problem): PlaceOrderResult {
  const message = placementMessage(problem);
  const { items, changes, figures = null } = problem as Partial<ChangedOrder>;
  if (items && changes) return { kind: 'changed', message, items, changes, figures };
  return { kind: 'refused', message, errors: problem.errors ?? [], next: nextTime(problem) };
}

function nextTime(problem: Problem): NextTime | null {
  const { nextAt, isASAP } = problem as { nextAt?: string | null; isASAP?: boolean };
  return nextAt ? { at: Date.parse(nextAt), isASAP: isASAP === true } : null;
}

/** The problem's message, else its errors' messages joined, else its text (specification section 8, "Orders and checkout"). */
export function placementMessage(body: Problem): string {
  const { message, errors, detail, title } = body;
  const joined = (Array.isArray(errors) ? errors : [])
    .map((error) => error.message)
    .filter(Boolean)
    .join(' ');
  return message || joined || String(body.problem ?? '') || detail || title || '';
}
