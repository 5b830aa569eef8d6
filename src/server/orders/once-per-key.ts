import { type Db, inTransaction, type Tx } from '../platform/database.ts';
import { sha256 } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import { bindKey, findKey, type IdempotencyKey } from './idempotency.repo.ts';
import { ordersRefusals } from './orders.refusals.ts';
import { findOrder, type StoredOrder } from './orders.repo.ts';

export interface OnceRequest {
  /** null: every call places an order of its own. */
  key: IdempotencyKey | null;
  body: object;
  now: number;
}

/**
 * Runs `place` in a transaction that also binds the key, unless an order has it already: then that order is the
 * answer (DECISIONS, settled 7). Only a created order binds a key.
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
    // Its twin may have come first meanwhile: it took the key, or the last use or points that this one was refused.
    const first = await firstOrder(db, key, bodyHash);
    if (first) return { stored: first, isRepeat: true };
    throw error;
  }
}

async function firstOrder(db: Db, key: IdempotencyKey, bodyHash: string): Promise<StoredOrder | null> {
  const bound = await findKey(db, key);
  if (!bound) return null;
  if (bound.bodyHash !== bodyHash) throw new Refusal(ordersRefusals.idempotency_mismatch);
  return findOrder(db, { restaurantId: key.restaurantId, userId: key.userId, id: bound.orderId });
}
