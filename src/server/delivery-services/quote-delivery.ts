import type { DeliveryQuote } from '../../contract/staff/staff-delivery-services.ts';
import { DELIVERY_SERVICES, type DeliveryService } from '../../domain/delivery-services/delivery-services.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { couriersRefusals } from '../couriers/couriers.refusals.ts';
import { isRide } from '../couriers/make-courier-link.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { toIso } from '../platform/clock.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { ServiceError } from './delivery-port.ts';
import { deliveryServicesRefusals as refusals } from './delivery-services.refusals.ts';
import { openService } from './open-service.ts';
import { orderForService, Unfit } from './order-for-service.ts';

interface Asked {
  restaurantId: string;
  orderId: string;
  service: DeliveryService;
}

/** What a service asks for an order, or why it does not bring it. Nothing is written: the offer comes back sealed. */
export async function quoteDelivery(
  services: Services,
  { restaurantId, orderId, service }: Asked,
): Promise<DeliveryQuote> {
  const stored = await findOrder(services.db, { restaurantId, userId: null, id: orderId });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  const opened = await openService(services, { restaurantId, service });
  if (!opened) throw new Refusal(refusals.service_not_connected);
  if (stored.order.courier_device) throw new Refusal(couriersRefusals.courier_taken);
  if (!isRide(stored.order)) throw new Refusal(couriersRefusals.nothing_to_deliver);
  try {
    const order = await orderForService(services, stored, opened.port);
    const offer = await opened.port.quote(order);
    if (offer.currency !== order.currency) throw new Unfit('currency');
    const { ref, price, isWithoutTax, pickupMinutes, dropoffMinutes, validUntil } = offer;
    return {
      offer: {
        ...{ service, price: toDecimal(price, order.decimals), pickupMinutes, dropoffMinutes },
        ...(isWithoutTax && { isWithoutTax }),
        validUntil: toIso(validUntil),
        quote: services.payments.seal(
          sealedFor(restaurantId, orderId),
          JSON.stringify({ service, ref, price, validUntil } satisfies SealedOffer),
        ),
      },
      problem: null,
    };
  } catch (error) {
    if (error instanceof Unfit) return { offer: null, problem: error.problem };
    if (!(error instanceof ServiceError) || !error.isFinal) throw new Refusal(refusals.service_unreachable);
    return { offer: null, problem: { code: 'refused', words: error.message } };
  }
}

interface SealedOffer {
  service: DeliveryService;
  ref: string | null;
  price: number;
  validUntil: number;
}

const sealedFor = (restaurantId: string, orderId: string) => `delivery offer ${restaurantId} ${orderId}`;

/** The offer that a text seals; null: it is over, or of another order. */
export function openQuote(
  { payments }: Pick<Services, 'payments'>,
  { restaurantId, orderId, quote, now }: { restaurantId: string; orderId: string; quote: string; now: number },
): SealedOffer | null {
  try {
    const offer: SealedOffer = JSON.parse(payments.unseal(sealedFor(restaurantId, orderId), quote));
    return offer.validUntil > now && DELIVERY_SERVICES.includes(offer.service) ? offer : null;
  } catch {
    return null;
  }
}
