import type { PhonePayment } from '../../contract/staff/staff-phone-orders.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { isUnsent } from '../../domain/orders/order-status.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import { toIso } from '../platform/clock.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { ordersPaidByLink } from './phone-payments.repo.ts';

/** For so long staff see what became of an order that was to be paid by a link. */
const SHOWN = 120 * MINUTE;

/** The orders by telephone of the last hours that are paid by a link, newest first, without those that staff have called off. */
export async function listPhonePayments(services: Services, restaurantId: string): Promise<PhonePayment[]> {
  const { db, clock } = services;
  const found = await ordersPaidByLink(db, restaurantId, clock() - SHOWN);
  if (found.length === 0) return [];
  const decimals = await decimalsHere(db, restaurantId);
  return found.flatMap((stored) => {
    const { order, payment } = stored;
    const state = stateOf(stored);
    if (!payment || !state) return [];
    return {
      ...{ orderId: order.id, orderNumber: order.number, orderType: order.order_type },
      customerName: order.customer_name,
      contactPhone: order.contact_phone,
      email: order.customer_email,
      totalAmount: toDecimal(order.total, decimals),
      payBy: toIso(payment.row.pay_by),
      state,
    };
  });
}

/** null: staff have called it off, and know. */
function stateOf({ order, history }: StoredOrder): PhonePayment['state'] | null {
  if (!isUnsent(order.status)) return 'paid';
  if (order.status === 'Awaiting Payment') return 'waiting';
  const by = history.at(-1)?.changed_by ?? null;
  if (by === null) return 'expired';
  return by === order.user_id ? 'declined' : null;
}
