import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toMinor } from '../../../domain/money/money.ts';
import { countryCode } from '../../../domain/people/country-code.ts';
import { type Buyer, buyerAskedAbove } from '../../../domain/taxes/buyer.ts';
import type { OrderingSettings } from '../../menu/ordering-settings.repo.ts';

type Settings = Pick<OrderingSettings, 'taxes' | 'country' | 'currency'>;

/** Whom an order's receipt names: only where the restaurant's receipts do, and if the customer said anything. `total` in minor units. */
export function namedBuyer(
  buyer: Buyer | undefined,
  { settings: { taxes, country, currency }, total }: { settings: Settings; total: number },
): Buyer | null {
  const above = taxes && buyerAskedAbove(countryCode(country), taxes);
  if (!buyer || above === null || total <= toMinor(above, decimalsOf(currency.code))) return null;
  return buyer.name || buyer.taxNumber ? buyer : null;
}
