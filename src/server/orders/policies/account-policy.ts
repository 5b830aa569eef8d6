import { isUnsent } from '../../../domain/orders/order-status.ts';
import { checkBlocked } from '../../blocks/check-blocked.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type OrderPerson, personOf } from '../order-person.ts';
import type { OrderPolicy, PlaceOrderRequest } from '../order-policy.ts';
import { acceptedByItself, recordOwnAcceptance } from '../status/auto-accept.ts';

/** An order over the web, of a customer who is signed in. */
export const accountPolicy: OrderPolicy = {
  channel: 'web',
  isGuest: false,
  saysAge: true,
  keepsEmail: false,
  limitsUnpaid: true,
  overrides: [],
  async customer(tx, request) {
    const person = await personOf(tx, request.userId);
    await checkTaken(tx, request, person);
    return { userId: request.userId, person };
  },
  admit: async () => ({ callBack: false, isFirst: false }),
  // Somebody calls before anybody accepts, and nothing is accepted before it is paid.
  answered: (order, given) =>
    order.order.call_back === 1 || isUnsent(order.order.status) ? order : acceptedByItself(order, given),
  alongside: recordOwnAcceptance,
  mail: (isToBePaid) => (isToBePaid ? null : 'order_placed'),
};

/** Throws a `Refusal` if the restaurant takes no orders online from the number or the address of who orders. */
export async function checkTaken(tx: Tx, { tenant, input }: PlaceOrderRequest, { email }: OrderPerson): Promise<void> {
  await checkBlocked(tx, { restaurantId: tenant.id, country: tenant.country, phone: input.contactPhone, email });
}
