import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import type { OnlineOnly } from '../../domain/orders/online-only.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';

/** For which orders nothing but payment online is taken, with the amount as a decimal. */
export function presentOnlineOnly(stored: NonNullable<RestaurantsTable['online_only']>, currency: string): OnlineOnly {
  const { above, ...rule } = fromJson(stored);
  return { ...rule, above: above === null ? null : toDecimal(above, decimalsOf(currency)) };
}
