/** What pricing needs of a line of a cart or order. Money in minor units. */
export type OrderLine = {
  productId: string;
  /** The menu's base price, without adjustments (DECISIONS, settled 6). */
  unitPrice: number;
  /** One entry for each selected option value; may be negative. */
  adjustments: readonly number[];
  /** Whole units, 1 or more. */
  quantity: number;
};

/** (base price + adjustments) x quantity, in minor units (specification section 5). */
export function itemSubtotal(line: OrderLine): number {
  return pricePerUnit(line) * line.quantity;
}

/** Price of one unit with its options. Adjustments may make it 0, never negative. */
export function pricePerUnit({ unitPrice, adjustments }: Pick<OrderLine, 'unitPrice' | 'adjustments'>): number {
  return Math.max(
    0,
    adjustments.reduce((sum, adjustment) => sum + adjustment, unitPrice),
  );
}
