import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { SERVICE_NAMES } from '../../domain/delivery-services/delivery-services.ts';
import { couriersRefusals } from '../couriers/couriers.refusals.ts';
import { isRide } from '../couriers/make-courier-link.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { claimForService } from '../handing/claim-order.ts';
import { findOrder, lockOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { deliveryServicesRefusals as refusals } from './delivery-services.refusals.ts';
import { findService } from './delivery-services.repo.ts';
import { openQuote } from './quote-delivery.ts';

/** Hands an order to the service whose offer staff have taken. Of a phone and a service at the same moment, the second is refused. */
export async function handOver(
  services: Services,
  { quote, ...act }: StaffAct & { orderId: string; quote: string },
): Promise<StaffOrder> {
  const { restaurantId, orderId: id, now } = act;
  const offer = openQuote(services, { restaurantId, orderId: id, quote, now });
  if (!offer) throw new Refusal(refusals.quote_over);
  const { service, ref: quoteRef, price } = offer;
  const stored = await inTransaction(services.db, async (tx) => {
    const found = await findOrder(tx, { restaurantId, userId: null, id });
    if (!found) throw new Refusal(commonRefusals.not_found);
    if (!(await findService(tx, { restaurantId, service }))) throw new Refusal(refusals.service_not_connected);
    // From here on others wait.
    const order = await lockOrder(tx, restaurantId, id, now);
    if (order?.courier_device) throw new Refusal(couriersRefusals.courier_taken);
    if (!order || !isRide(order)) throw new Refusal(couriersRefusals.nothing_to_deliver);
    await claimForService(tx, order, { service, quoteRef, price, sendAt: now, now });
    await recordChange(tx, act, {
      ...{ action: 'delivery_handed', subject: 'order', subjectId: id },
      ...{ before: null, after: { courier: SERVICE_NAMES[service] } },
    });
    return (await findOrder(tx, { restaurantId, userId: null, id })) ?? found;
  });
  await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}
