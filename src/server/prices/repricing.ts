import type { DishPricesInput, StaffPrices } from '../../contract/staff/staff-menu-prices.ts';
import type { Edit } from '../editing/record-differences.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';

/** A change of many prices, and what had them before. */
export interface PriceRun {
  input: DishPricesInput;
  before: StaffPrices;
  tenant: Tenant;
  /** The restaurant's currency. */
  code: string;
  /** The groups of all sizes, by size. */
  sizes: ReadonlyMap<string, string>;
}

/** What one change of prices does to one kind of thing. */
export interface Repricing {
  /** Fields with prices that the currency does not allow. */
  faults: Record<string, string>;
  /** Whether one has another price than its editor saw, or is gone. */
  isOutdated: boolean;
  write(tx: Tx): Promise<void>;
  /** For the history, once all is written. */
  edits(after: StaffPrices): Edit[];
}

/** The fields of amounts that are none. */
export function wrongAmounts(amounts: readonly { field: string; isRight: boolean }[]): Record<string, string> {
  const wrong = amounts.filter(({ isRight }) => !isRight);
  return Object.fromEntries(wrong.map(({ field }) => [field, 'price_invalid']));
}

/** Whether the same sizes have the same prices. */
export function areSamePrices(one: Record<string, number> = {}, other: Record<string, number> = {}): boolean {
  const sizes = Object.keys(one);
  return sizes.length === Object.keys(other).length && sizes.every((size) => one[size] === other[size]);
}
