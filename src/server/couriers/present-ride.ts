import type { CourierOrder, CourierRide, RideWay } from '../../contract/staff/staff-couriers.ts';
import { amountToCollect } from '../../domain/orders/amount-to-collect.ts';
import { courierSteps } from '../../domain/orders/courier-steps.ts';
import { promisedTime } from '../../domain/orders/expected-time.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { toIso } from '../platform/clock.ts';
import { promiseOfRow } from '../promises/promise-of-row.ts';
import type { Services } from '../services.ts';
import { type Courier, isOf } from './courier.ts';
import { mayShowPosition } from './read-away.ts';

/** What a courier sees of an order: everything of their own, and of others no more than that they are taken. */
export async function presentRide(services: Services, stored: StoredOrder, courier: Courier): Promise<CourierOrder> {
  const { order } = stored;
  if (isOf(order, courier)) return { state: 'mine', ride: await present(services, stored) };
  if (order.courier_device) return { state: 'taken' };
  if (courierSteps(order.status).length === 0) return { state: 'over' };
  return {
    state: 'free',
    orderNumber: order.number,
    ...(order.call_number && { callNumber: order.call_number }),
    ...('userId' in courier && { way: wayOf(await present(services, stored)) }),
  };
}

function wayOf({ deliveryAddress, promised, toCollect, currency, timezone }: CourierRide): RideWay {
  const { street = '', postalCode = '' } = deliveryAddress ?? {};
  return { street, postalCode, ...(promised && { promised }), toCollect, currency, timezone };
}

async function present(services: Services, stored: StoredOrder): Promise<CourierRide> {
  const { order } = stored;
  const shown = await presentStaffOrder(services, stored);
  const { restaurant } = await services.content.of(order.restaurant_id, order.content_language);
  const { orderNumber, callNumber, status, customerName, contactPhone, customerNotes, deliveryAddress, tip } = shown;
  const ages = shown.items.flatMap(({ minimumAge }) => minimumAge ?? []);
  const promised = promisedTime(promiseOfRow(order));
  return {
    ...{ orderNumber, status, customerName, contactPhone, customerNotes, deliveryAddress },
    ...(callNumber && { callNumber }),
    ...(tip && { tip }),
    since: toIso(order.courier_at ?? order.updated_at),
    steps: courierSteps(order.status),
    lang: order.content_language,
    items: shown.items.map(({ quantity, productName: name }) => ({ quantity, name })),
    paymentMethod: shown.paymentDetails.method,
    toCollect: amountToCollect(shown),
    currency: shown.currency,
    ...((await mayShowPosition(services, order)) && {
      mayShowPosition: true as const,
      ...(services.config.MAP_TILES && { onMap: true as const }),
    }),
    ...(ages.length > 0 && { minimumAge: Math.max(...ages) }),
    ...(promised && { promised: { from: toIso(promised.from), to: toIso(promised.to) } }),
    timezone: restaurant.timezone,
  };
}
