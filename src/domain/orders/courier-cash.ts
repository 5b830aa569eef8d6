import { cashRounding } from './cash-rounding.ts';
import { isCash } from './payment-methods.ts';

interface Paid {
  total: number;
  method: string;
}

/** What an order brings in notes and coins that there are; 0: it is not paid in cash. `coin`: the smallest. All in minor units. */
export function cashOf({ total, method }: Paid, coin: number): number {
  return isCash(method) ? total + cashRounding(total, { method, coin }) : 0;
}

/** What a courier who took the money for these orders has of the restaurant's. */
export function cashOwed(orders: readonly Paid[], coin: number): number {
  return orders.reduce((sum, order) => sum + cashOf(order, coin), 0);
}

/**
 * Whether cash that was paid at `paidAt` (ms) comes into the drawer only when its courier hands it in: somebody brought the order, and the
 * restaurant had begun to settle with its couriers (`settleFrom`; null: it does not).
 */
export function isHandedIn(
  { courier, paidAt }: { courier: string | null; paidAt: number },
  settleFrom: number | null,
): boolean {
  return settleFrom !== null && courier !== null && paidAt >= settleFrom;
}
