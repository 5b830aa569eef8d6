import type { PlaceOrderInput } from '../../../contract/orders.ts';
import { readJson, storage, writeJson } from '../../app/storage.ts';
import * as STORAGE_KEYS from '../../app/storage-keys.ts';

/** A placement that was sent and not answered (DECISIONS, settled 7). It outlives the tab. */
export interface PendingOrder {
  key: string;
  /** Nobody else's placement may be repeated. */
  userId: string;
  input: PlaceOrderInput;
  /** When it was last sent, ms. */
  sentAt: number;
}

/** The server knows keys for longer. */
const KEPT_MS = 24 * 60 * 60_000;

export const pendingOrder = {
  /** The placement still unanswered; null for none, someone else's, or one from long ago. */
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
