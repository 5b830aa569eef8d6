import type { OrderType } from './order-types.ts';

/** What a restaurant may add to an order besides the delivery fee, named as in the order. */
export const FEES = ['bagFee', 'smallOrderFee', 'serviceFee'] as const;
export type FeeName = (typeof FEES)[number];

/** A fee as the restaurant has set it. Amounts are of one unit, minor or decimal. */
export interface Fee {
  name: FeeName;
  amount: number;
  /** For which orders it is; null: for all. */
  orderType: OrderType | null;
  /** The subtotal from which on there is none; null: there always is. */
  below: number | null;
}

/** An order's fees; missing: 0. */
export type OrderFees = { [Name in FeeName]?: number | undefined };

/** The fees that an order pays. Discounts do not count: no code makes an order smaller. */
export function feesOf<Of extends Fee>(
  fees: readonly Of[] | null | undefined,
  order: { subtotal: number; orderType: OrderType },
): Of[] {
  return (fees ?? []).filter(
    ({ orderType, below }) =>
      (orderType === null || orderType === order.orderType) && (below === null || order.subtotal < below),
  );
}

export function feeAmounts(fees: readonly Pick<Fee, 'name' | 'amount'>[]): OrderFees {
  return Object.fromEntries(fees.map(({ name, amount }) => [name, amount]));
}

export function feesTotal({ bagFee = 0, smallOrderFee = 0, serviceFee = 0 }: OrderFees): number {
  return bagFee + smallOrderFee + serviceFee;
}
