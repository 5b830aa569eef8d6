import { MOST_DECIMALS, toDecimal, toMinor } from '../money/money.ts';
import { itemSubtotal, type OrderLine, pricePerUnit } from './order-line.ts';

/**
 * A text that is equal exactly for the same product with the same options, in whatever order they were chosen, the same note, and the same
 * place in the same deal.
 */
export function lineSignature(
  productId: string,
  selected: readonly { optionId: string; valueId: string }[],
  note?: string | null,
  deal?: { lineId: string; key: string } | null,
): string {
  const options = selected.map(({ optionId, valueId }) => JSON.stringify([optionId, valueId]));
  const more = [...(note ? [{ note }] : []), ...(deal ? [[deal.key, deal.lineId]] : [])];
  return JSON.stringify([productId, ...options.sort(), ...more]);
}

/** A cart item as it is stored and sent. Amounts are decimals, possibly as text; a missing adjustment counts as 0. */
export type PricedItem = {
  productId: string;
  price: number | string;
  quantity: number;
  /** On one unit's bottle or can; missing: none. */
  deposit?: number | undefined;
  selectedOptions: readonly { priceAdjustment?: number | string | null | undefined }[];
};

/** The item in minor units of a currency with that many decimals, as the pricing functions take it. */
export function orderLine({ productId, price, quantity, selectedOptions }: PricedItem, decimals: number): OrderLine {
  const adjustments = selectedOptions.map(({ priceAdjustment }) => toMinor(priceAdjustment ?? 0, decimals));
  return { productId, unitPrice: toMinor(price, decimals), adjustments, quantity };
}

/** (base price + adjustments) x quantity, as a decimal (specification section 5). */
export function lineTotal(item: PricedItem): number {
  return cartTotal([item]);
}

/** The total of all lines, as a decimal. */
export function cartTotal(items: readonly PricedItem[]): number {
  const total = items.reduce((sum, item) => sum + itemSubtotal(orderLine(item, MOST_DECIMALS)), 0);
  return toDecimal(total, MOST_DECIMALS);
}

/** The deposits of all lines, as a decimal. */
export function depositTotal(items: readonly Pick<PricedItem, 'deposit' | 'quantity'>[]): number {
  const total = items.reduce((sum, { deposit = 0, quantity }) => sum + toMinor(deposit, MOST_DECIMALS) * quantity, 0);
  return toDecimal(total, MOST_DECIMALS);
}

/** Base price + adjustments, as a decimal. */
export function unitTotal(item: PricedItem): number {
  return toDecimal(pricePerUnit(orderLine(item, MOST_DECIMALS)), MOST_DECIMALS);
}

/** A price that may come as text, as a number (specification section 5). Throws a `RangeError` if it is none. */
export function priceNumber(price: number | string): number {
  return toDecimal(toMinor(price, MOST_DECIMALS), MOST_DECIMALS);
}
