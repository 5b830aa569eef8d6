import type { OrderChannel } from '../../domain/orders/order-channels.ts';
import { recordChange } from '../editing/record-change.ts';
import { changeStatus } from '../orders/status/change-status.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { phoneOrdersRefusals } from './phone-orders.refusals.ts';

interface CallOff {
  restaurantId: string;
  userId: string;
  orderId: string;
}

/** Calls off an order by telephone that waits for its payment: what it holds is free, and its link pays nothing any more. */
export function callOffUnpaid(services: Services, callOff: CallOff): Promise<void> {
  return letGo(services, callOff, (channel) => channel === 'phone');
}

/** The same of any order that waits for its payment, wherever it was placed. Its customer reads that it was not paid. */
export function letGoUnpaid(services: Services, callOff: CallOff): Promise<void> {
  return letGo(services, callOff, () => true);
}

async function letGo(
  services: Services,
  { restaurantId, userId, orderId }: CallOff,
  isMeant: (channel: OrderChannel) => boolean,
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
      if (!isMeant(before.channel)) throw new Refusal(commonRefusals.not_found);
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
