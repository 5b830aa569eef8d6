import type { OrderPolicy } from '../order-policy.ts';
import { isFirstOrder } from '../place/enter-customer.ts';
import { isCalledBack, limitGuestOrders, takeGuest } from '../place/take-guest.ts';
import { accountPolicy, checkTaken } from './account-policy.ts';

/** An order over the web, of somebody without an account, who says their name and address with it. */
export const guestPolicy: OrderPolicy = {
  ...accountPolicy,
  isGuest: true,
  keepsEmail: true,
  async customer(tx, request) {
    const person = await takeGuest(tx, request);
    await checkTaken(tx, request, person);
    return { userId: request.userId, person };
  },
  async admit(tx, config, request, { terms, priced, settings }, now) {
    await limitGuestOrders(tx, config, request, now);
    return { callBack: isCalledBack(terms, priced, settings), isFirst: await isFirstOrder(tx, request) };
  },
};
