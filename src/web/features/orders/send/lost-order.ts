import type { Api } from '../../../../contract/api-client.ts';
import type { Order } from '../../../../contract/orders.ts';
import { TIMEOUT } from '../../../../domain/limits.ts';
import * as STORAGE_KEYS from '../../../app/storage/storage-keys.ts';
import { orderOfKey } from './order-of-key.ts';
import { pendingOrder, SETTLED_MS } from './pending-order.ts';

const ASK_AGAIN_MS = 15_000;

export interface LostOrderFollower {
  api: Api;
  userId: string;
  /** Called once; null: no order was placed. */
  onKnown(order: Order | null): void;
}

/**
 * Polls until it is known what became of an unanswered placement: now, every 15 s, and when the connection is back.
 * Only asks, and never places an order. Returns a function that stops it.
 */
export function followLostOrder({ api, userId, onKnown }: LostOrderFollower): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** The idempotency key of the placement whose answer did not come in time. */
  let lostKey = '';

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const asked = pendingOrder.of(userId, Date.now());
    if (!asked) return;
    const age = Date.now() - asked.sentAt;
    // The sender, perhaps another tab, may still get its answer.
    if (age < TIMEOUT.request) return askIn(TIMEOUT.request - age);
    lostKey = asked.key;
    const order = await orderOfKey(api, lostKey);
    const pending = pendingOrder.of(userId, Date.now());
    if (isStopped || pending?.key !== asked.key) return;
    const isSettled = age >= SETTLED_MS && pending.sentAt === asked.sentAt;
    if (order === 'unknown' || (!order && !isSettled)) return askIn(ASK_AGAIN_MS);
    pendingOrder.answered();
    onKnown(order);
  }

  /** Another tab sent the placement again, or learnt what became of it: if it was not lost, only that tab tells the customer. */
  async function followOtherTabs({ key }: StorageEvent): Promise<void> {
    if (key !== STORAGE_KEYS.pendingOrder) return;
    if (pendingOrder.of(userId, Date.now())) return ask();
    clearTimeout(timer);
    const order = lostKey ? await orderOfKey(api, lostKey) : 'unknown';
    if (!isStopped && order !== 'unknown') onKnown(order);
  }

  function askIn(ms: number): void {
    if (!isStopped) timer = setTimeout(ask, ms);
  }

  addEventListener('online', ask);
  addEventListener('storage', followOtherTabs);
  void ask();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', ask);
    removeEventListener('storage', followOtherTabs);
  };
}
