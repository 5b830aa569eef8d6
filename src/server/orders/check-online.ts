import { methodsAllowed } from '../../domain/orders/online-only.ts';
import { isPaidOnline, methodsFor } from '../../domain/orders/payment-methods.ts';
import type { PricedOrder } from '../../domain/orders/price-order.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { PlaceOrderRequest } from './placement.ts';
import type { OrderTerms } from './settle-terms.ts';
import { termsRefusals } from './terms.refusals.ts';

interface PaidSomehow {
  placement: PlaceOrderRequest;
  settings: OrderingSettings;
  terms: OrderTerms;
  priced: PricedOrder;
}

/** Throws a `Refusal` if the restaurant takes such an order only if it is paid online, and it is to be paid otherwise. */
export function checkPaidOnline({ placement, settings, terms, priced }: PaidSomehow, now: number): void {
  const { onlineOnly, paymentMethods, schedule } = settings;
  const { paymentMethod, scheduledAt } = terms;
  if (!onlineOnly || isPaidOnline(paymentMethod)) return;
  const order = {
    total: priced.totalAmount,
    isGuest: placement.isGuest === true,
    scheduledAt,
    timezone: schedule.timezone,
  };
  const methods = methodsFor(paymentMethods, placement.input.orderType);
  if (!methodsAllowed(methods, onlineOnly, order, now).includes(paymentMethod) && methods.some(isPaidOnline)) {
    throw new Refusal(termsRefusals.online_payment_required);
  }
}
