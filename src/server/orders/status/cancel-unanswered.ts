import { INITIAL_STATUS } from '../../../domain/orders/order-status.ts';
import { recordChange } from '../../editing/record-change.ts';
import { BATCH, type Chore, eachByItself } from '../../platform/housekeeping.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { sentence } from '../../platform/sentence.ts';
import type { Services } from '../../services.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import { overdueOrders } from './acceptance.repo.ts';
import { changeStatus } from './change-status.ts';

const EVERY_MS = 15_000;
/** After an outage the boards connect again and the mails go out first: what became overdue meanwhile can still be answered. */
const FIRST_AFTER_MS = 150_000;

/** The note that the customer reads in the order's timeline. */
const NOBODY_ANSWERED = sentence('order-texts', 'nobody_answered');

/**
 * Cancels orders that the restaurant has not answered by `cancel_at`. Points and promotion uses are given back as with every
 * cancelled order.
 */
export function cancelUnanswered(services: Services): Chore {
  return {
    name: 'unanswered orders',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    run: async () => {
      const overdue = await overdueOrders(services.db, { now: services.clock(), limit: BATCH });
      await eachByItself(overdue, ({ restaurant_id: restaurantId, id }) =>
        changeStatus(services, {
          scope: { restaurantId, userId: null },
          id,
          // The table of transitions would also let staff cancel an order that was accepted just now.
          from: INITIAL_STATUS,
          to: 'Cancelled by Restaurant',
          actor: 'staff',
          by: null,
          notes: NOBODY_ANSWERED,
          refusal: ordersRefusals.illegal_transition,
          alongside: (tx, before, after) =>
            recordChange(
              tx,
              { restaurantId, userId: null, now: after.updated_at },
              {
                action: 'order_status',
                subject: 'order',
                subjectId: id,
                before: { status: before.status },
                after: { status: after.status },
              },
            ),
        }).catch((error: unknown) => {
          // A refusal means that the order has just been answered, or cancelled by another process.
          if (!(error instanceof Refusal)) throw error;
        }),
      );
      return overdue.length;
    },
  };
}
