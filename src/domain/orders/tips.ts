import { fractionOf } from '../money/money.ts';
import { ORDER_TYPE, type OrderType } from './order-types.ts';
import { isPaidOnline } from './payment-methods.ts';

export const TIPPED = ['team', 'rider'] as const;

/** Which tips a restaurant offers. Whoever tips pays it with the order, online; it is no part of the order's total. */
export interface Tips {
  /** Of the dishes' subtotal; customers may give any other amount, too. */
  percentages: number[];
  /** Who gets it. Riders only come with deliveries. */
  to: (typeof TIPPED)[number];
}

/** What a customer chose: a percentage, or an amount in minor units; null: nothing, as at first. */
export type TipChoice = { percent: number } | { amount: number } | null;

/** Whether an order can be tipped. At the door the customer tips by hand. */
export function takesTip(
  tips: Tips | null | undefined,
  order: { orderType: OrderType; paymentMethod: string | null; totalAmount: number },
): tips is Tips {
  const { orderType, paymentMethod, totalAmount } = order;
  const isPaid = paymentMethod !== null && isPaidOnline(paymentMethod) && totalAmount > 0;
  return Boolean(tips) && isPaid && (tips?.to === 'team' || ORDER_TYPE[orderType].hasAddress);
}

/** The chosen tip in minor units. More than the order itself is a slip of the finger, and none. */
export function tipOf(choice: TipChoice, { subtotal, totalAmount }: { subtotal: number; totalAmount: number }): number {
  if (choice === null) return 0;
  const tip = 'percent' in choice ? fractionOf(subtotal, choice.percent, 100) : choice.amount;
  return tip > totalAmount ? 0 : tip;
}
