/** What pricing needs of a line of a cart or order. Money in minor units. */
export type OrderLine = {
  productId: string;
  /** The menu's base price, without adjustments (DECISIONS, settled 6). */
  unitPrice: number;
  /** One entry for each selected option value; may be negative. */
  adjustments: readonly number[];
  /** Whole units, 1 or more. */
  quantity: number;
  /** The deposit on one unit's bottle or can; missing: none. It is no part of the price. */
  deposit?: number | undefined;
};

/** (base price + adjustments) x quantity, in minor units (specification section 5). */
export function itemSubtotal(line: OrderLine): number {
  return pricePerUnit(line) * line.quantity;
}

/** The deposits of a line, in minor units: no discount, fee or minimum counts them. */
export function lineDeposit({ deposit = 0, quantity }: Pick<OrderLine, 'deposit' | 'quantity'>): number {
  return deposit * quantity;
}

/** Price of one unit with its options. Adjustments may make it 0, never negative. */
export function pricePerUnit({ unitPrice, adjustments }: Pick<OrderLine, 'unitPrice' | 'adjustments'>): number {
  return Math.max(
    0,
    adjustments.reduce((sum, adjustment) => sum + adjustment, unitPrice),
  );
}
