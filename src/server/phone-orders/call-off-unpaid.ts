import { recordChange } from '../editing/record-change.ts';
import { changeStatus } from '../orders/change-status.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { phoneOrdersRefusals } from './phone-orders.refusals.ts';

/** Calls off an order by telephone that waits for its payment: what it holds is free, and its link pays nothing any more. */
export async function callOffUnpaid(
  services: Services,
  { restaurantId, userId, orderId }: { restaurantId: string; userId: string; orderId: string },
): Promise<void> {
  await changeStatus(services, {
    scope: { restaurantId, userId: null, withUnsent: true },
    id: orderId,
    from: 'Awaiting Payment',
    to: 'Not Paid',
    actor: 'staff',
    by: userId,
    refusal: phoneOrdersRefusals.payment_not_awaited,
    alongside: async (tx, before, { updated_at: now }) => {
      // Customers at a page call theirs off themselves.
      if (before.channel !== 'phone') throw new Refusal(commonRefusals.not_found);
      const { status } = before;
      await recordChange(
        tx,
        { restaurantId, userId, now },
        {
          ...{ action: 'order_status', subject: 'order', subjectId: orderId },
          before: { status },
          after: { status: 'Not Paid' },
        },
      );
    },
  });
}
