export const CONTENT_UNITS = ['ml', 'g'] as const;
export type ContentUnit = (typeof CONTENT_UNITS)[number];

/** How much is in one unit of a packaged dish. */
export interface DishContent {
  size: number;
  unit: ContentUnit;
}

/**
 * The price of a litre or a kilogram: what a packaged drink or ice cream must say in the EU (directive 98/6/EC, art. 3; in Germany § 4 PAngV,
 * also where it is delivered: BGH I ZR 110/11). `price` and the result are of one unit, decimal or minor, without a deposit; rounded
 * half up to `decimals`. null: the price is 0, or nothing is in it.
 */
export function unitPrice(
  price: number,
  { size, unit }: DishContent,
  decimals: number,
): { per: 'l' | 'kg'; price: number } | null {
  if (size <= 0 || price <= 0) return null;
  const scale = 10 ** decimals;
  return { per: unit === 'ml' ? 'l' : 'kg', price: Math.round((Math.round(price * scale) * 1000) / size) / scale };
}
