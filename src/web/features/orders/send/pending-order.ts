import type { PlaceOrderInput } from '../../../../contract/orders.ts';
import { readJson, storage, writeJson } from '../../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../../app/storage/storage-keys.ts';

/** A placement that was sent and not answered yet, kept in local storage so that it outlives the tab (DECISIONS, settled 7). */
export interface PendingOrder {
  key: string;
  /** The customer who placed it: nobody else may repeat it. */
  userId: string;
  input: PlaceOrderInput;
  /** When it was last sent, ms. */
  sentAt: number;
}

/** After so long (ms) no request is under way any more: an order that the server does not know by then was never placed. */
export const SETTLED_MS = 60_000;
/** Shorter than the server keeps idempotency keys. */
const KEPT_MS = 24 * 60 * 60_000;

export const pendingOrder = {
  /** The user's unanswered placement; null: none, another user's, or one sent 24 hours ago or earlier. `now` in ms. */
  of(userId: string, now: number): PendingOrder | null {
    const kept = readJson<PendingOrder>(STORAGE_KEYS.pendingOrder);
    return kept?.userId === userId && now - kept.sentAt < KEPT_MS ? kept : null;
  },
  keep(pending: PendingOrder): void {
    writeJson(STORAGE_KEYS.pendingOrder, pending);
  },
  answered(): void {
    storage.remove(STORAGE_KEYS.pendingOrder);
  },
};
