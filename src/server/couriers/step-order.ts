import type { CourierOrder, RideStepInput } from '../../contract/staff/staff-couriers.ts';
import { isStepDone, statusOfStep } from '../../domain/orders/courier-steps.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { recordChange } from '../editing/record-change.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import { changeStatus } from '../orders/status/change-status.ts';
import { workOnPicture } from '../pictures/picture-process.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import { accountOf, type Courier, isOf } from './courier.ts';
import { couriersRefusals as refusals } from './couriers.refusals.ts';
import { findRide } from './find-ride.ts';
import { keepPhoto } from './order-photos.repo.ts';
import { presentRide } from './present-ride.ts';
import { endAway } from './read-away.ts';

/**
 * Carries out what the courier who has the order says of it, by the same change of status as the board's. A tap that came late keeps its time, and
 * one that came twice, or after the board's, changes nothing. Throws a `Refusal` if they have not, or no longer, or the order was called off.
 */
export async function stepOrder(
  services: Services,
  courier: Courier,
  input: Pick<RideStepInput, 'step' | 'reason' | 'notes' | 'photo' | 'tappedAt'>,
): Promise<CourierOrder> {
  const found = await findRide(services, courier);
  if (!isOf(found.order, courier)) throw new Refusal(refusals.courier_not_yours);
  if (isStepDone(input.step, found.order.status)) return presentRide(services, found, courier);
  // Who carries it says that it was prepared, where nobody in the kitchen has.
  const isAhead = input.step === 'picked_up' && found.order.status === 'Confirmed';
  const { step, photo, ...said } = input;
  const prepared = isAhead ? await move(services, found, courier, { ...said, to: 'Preparing' }) : found;
  const webp = step === 'failed' && photo ? await cleaned(courier.restaurantId, photo) : null;
  const stored = await move(services, prepared, courier, { ...said, webp, to: statusOfStep(step) });
  if (step !== 'picked_up') await endAway(services, stored.order);
  return presentRide(services, stored, courier);
}

/** The photo as it is kept; null: it is no picture, which keeps nobody from saying that the order was not delivered. */
async function cleaned(restaurantId: string, photo: string): Promise<string | null> {
  const webp = await workOnPicture(restaurantId, 'cleanPhoto', Buffer.from(photo, 'base64'));
  return webp && Buffer.from(webp).toString('base64');
}

interface Becomes {
  to: OrderStatus;
  /** The photo of why; missing: none. */
  webp?: string | null;
}

function move(
  services: Services,
  { order: { id, courier_name } }: StoredOrder,
  courier: Courier,
  { to, reason, notes, webp, tappedAt }: Pick<RideStepInput, 'reason' | 'notes' | 'tappedAt'> & Becomes,
): Promise<StoredOrder> {
  const { restaurantId } = courier;
  const name = courier_name ?? '';
  return changeStatus(services, {
    scope: { restaurantId, userId: null },
    ...{ id, to, actor: 'staff', by: null, courier: name },
    at: tappedAt === undefined ? undefined : Date.parse(tappedAt),
    notes: to === 'Failed' ? notes || (reason && sentence('not-delivered', reason)) : undefined,
    refusal: ordersRefusals.illegal_transition,
    alongside: async (tx, before, after) => {
      // Only here: that the order has moved on is the more important answer.
      if (to === 'Failed' && !notes && !reason) refuseFields({ reason: 'required' });
      if (!isOf(before, courier)) throw new Refusal(refusals.courier_not_yours);
      if (webp) {
        const takenAt = Math.min(after.updated_at, tappedAt ? Date.parse(tappedAt) : after.updated_at);
        await keepPhoto(tx, { restaurant_id: restaurantId, order_id: id, taken_at: takenAt, webp });
      }
      await recordChange(
        tx,
        { restaurantId, userId: accountOf(courier), now: after.updated_at },
        {
          ...{ action: 'order_status', subject: 'order', subjectId: id },
          before: { status: before.status },
          after: { status: to, courier: name, ...(to === 'Failed' && { notes, reason }) },
        },
      );
    },
  });
}
