import type { CashRefund, OnlinePayment } from '../../../../contract/online-payment.ts';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';

/** What was given back of an order, by card and in cash, as far as the card's refunds were made; oldest first. */
export function shownRefunds({
  paymentDetails: { online, cashRefunds = [] },
}: StaffOrder): (OnlinePayment['refunds'][number] | CashRefund)[] {
  return [...(online?.refunds.filter(({ isTurnedDown }) => !isTurnedDown) ?? []), ...cashRefunds];
}

/** All of it together. */
export function refundedOf({ currency: { code }, paymentDetails: { online, cashRefunds = [] } }: StaffOrder): number {
  const decimals = decimalsOf(code);
  const amounts = [online?.refunded ?? 0, ...cashRefunds.map(({ amount }) => amount)];
  return toDecimal(
    amounts.reduce((sum, amount) => sum + toMinor(amount, decimals), 0),
    decimals,
  );
}
