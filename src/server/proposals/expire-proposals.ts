import { MINUTE } from '../../domain/times/zoned-time.ts';
import { findOrder, lockOrder } from '../orders/orders.repo.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { endOpenProposal } from '../payments/end-proposal.ts';
import { inTransaction } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { BATCH, type Chore, eachByItself } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';

const EVERY_MS = 15_000;
/** One that is being paid is left to its payment for so long. */
const SETTLED_WITHIN = 3 * MINUTE;

/** Ends proposals that nobody has answered in time. One that is being paid ends with its payment's time (`settle.ts`). */
export function expireProposals(services: Services): Chore {
  const { db, clock } = services;
  return {
    name: 'proposals without an answer',
    everyMs: EVERY_MS,
    run: async () => {
      const due = await db
        .selectFrom('orders')
        .select(['restaurant_id', 'id'])
        .where('proposal_until', '<=', clock())
        .orderBy('proposal_until')
        .limit(BATCH)
        .execute();
      await eachByItself(due, async ({ restaurant_id: restaurantId, id }) => {
        const now = clock();
        const stored = await inTransaction(db, async (tx) => {
          const order = await lockOrder(tx, restaurantId, id);
          const isPaying = fromJson(order?.proposal ?? null)?.isPaying === true;
          const isOver = order?.proposal_until != null && order.proposal_until + (isPaying ? SETTLED_WITHIN : 0) <= now;
          if (!order || !isOver) return null;
          await lockOrder(tx, restaurantId, id, now);
          await endOpenProposal(tx, order, 'expired', now);
          return findOrder(tx, { restaurantId, userId: null, id });
        });
        if (stored) await publishOrder(services, stored);
      });
      if (due.length > 0) services.payments.wake();
      return due.length;
    },
  };
}
