import { isUnsent } from '../../../domain/orders/order-status.ts';
import type { Override } from '../../../domain/orders/overrides.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { OrderPolicy } from '../order-policy.ts';
import type { OrderRow } from '../orders.repo.ts';
import { acceptedOnThePhone, promisedOnThePhone } from '../status/accept-call.ts';

/** What staff say of an order that they take on the phone. */
export interface PhoneCall {
  /** Who takes it. */
  by: string;
  /** Finds or adds the caller in the order's transaction, and returns their user id. */
  caller(tx: Tx, now: number): Promise<string>;
  /** The caller's; an address of null: not given. */
  name: string;
  email: string | null;
  /** The promised time, in minutes from now; null: none but the time that the order is for. */
  readyInMinutes: number | null;
  overrides: readonly Override[];
  /** Runs in the order's transaction, once it is written. */
  alongside(tx: Tx, order: OrderRow): Promise<void>;
}

/** An order by telephone: whoever takes it accepts it at once, or has it paid by a link. */
export function phonePolicy(call: PhoneCall): OrderPolicy {
  const { by, caller, name, email, overrides, alongside } = call;
  return {
    channel: 'phone',
    isGuest: false,
    saysAge: false,
    keepsEmail: true,
    limitsUnpaid: false,
    overrides,
    customer: async (tx, _request, now) => ({ userId: await caller(tx, now), person: { name, email } }),
    admit: async () => ({ callBack: false, isFirst: false }),
    answered: (order, { time }) =>
      isUnsent(order.order.status)
        ? promisedOnThePhone(order, { call, time })
        : acceptedOnThePhone(order, { by, call, time }),
    alongside: (tx, { order }) => alongside(tx, order),
    mail: (isToBePaid) => (isToBePaid ? 'order_pay' : 'order_status'),
  };
}
