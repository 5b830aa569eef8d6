import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/ids/ids.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import { findOrder, type StoredOrder } from '../orders.repo.ts';
import { bindKey, findKey, type IdempotencyKey } from './idempotency.repo.ts';

export interface OnceRequest {
  /** null: every call places a new order. */
  key: IdempotencyKey | null;
  body: object;
  now: number;
}

/**
 * Runs `place` in a transaction that also binds the key to the new order. If the key is bound already, returns that order
 * (DECISIONS, settled 7). A failed `place` leaves the key free. Throws a `Refusal` if the key was used with another body.
 */
export async function oncePerKey(
  db: Db,
  { key, body, now }: OnceRequest,
  place: (tx: Tx) => Promise<StoredOrder>,
): Promise<{ stored: StoredOrder; isRepeat: boolean }> {
  if (!key) return { stored: await inTransaction(db, place), isRepeat: false };
  const bodyHash = sha256(JSON.stringify(body));
  try {
    return await inTransaction(db, async (tx) => {
      const first = await firstOrder(tx, key, bodyHash);
      if (first) return { stored: first, isRepeat: true };
      const stored = await place(tx);
      const { restaurantId: restaurant_id, userId: user_id } = key;
      await bindKey(tx, {
        restaurant_id,
        user_id,
        key: key.key,
        body_hash: bodyHash,
        order_id: stored.order.id,
        created_at: now,
      });
      return { stored, isRepeat: false };
    });
  } catch (error) {
    // A concurrent request with the same key may have committed first: it bound the key, or used up what this one was refused
    // for.
    const first = await firstOrder(db, key, bodyHash);
    if (first) return { stored: first, isRepeat: true };
    throw error;
  }
}

async function firstOrder(db: Db, key: IdempotencyKey, bodyHash: string): Promise<StoredOrder | null> {
  const bound = await findKey(db, key);
  if (!bound) return null;
  if (bound.bodyHash !== bodyHash) throw new Refusal(ordersRefusals.idempotency_mismatch);
  // Who sent it need not be the customer: staff place orders for callers. It may still wait to be paid.
  return findOrder(db, { restaurantId: key.restaurantId, userId: null, withUnsent: true, id: bound.orderId });
}
