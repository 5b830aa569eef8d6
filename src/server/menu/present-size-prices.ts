import type { SizePrices } from '../../domain/menu/size-prices.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { ProductsTable } from '../platform/tables/menu-tables.ts';

type Stored = ProductsTable['size_prices'];

/** Stored prices by size as decimals; of sizes that `isShown` names, or of all. */
export function presentSizePrices(
  stored: Stored,
  decimals: number,
  isShown: (size: string) => boolean = () => true,
): Record<string, number> {
  const prices = Object.entries(fromJson(stored) ?? {}).filter(([size]) => isShown(size));
  return Object.fromEntries(prices.map(([size, price]) => [size, toDecimal(price, decimals)]));
}

/** Decimals by size as they are stored: minor units, only of known sizes; null: there are none. */
export function storedSizePrices(
  prices: SizePrices,
  decimals: number,
  isKnown: (size: string) => boolean = () => true,
): Stored {
  const known = Object.entries(prices).filter(([size]) => isKnown(size));
  const minor = known.map(([size, price]) => [size, toMinor(price, decimals)] as const);
  return minor.length ? toJson(Object.fromEntries(minor)) : null;
}
