import type { PlaceOrderInput } from '../../../contract/orders.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toMinor } from '../../../domain/money/money.ts';
import type { PricedOrder } from '../../../domain/orders/price-order.ts';
import { takesTip } from '../../../domain/orders/tips.ts';
import type { OrderingSettings } from '../../menu/ordering-settings.repo.ts';
import { refuseFields } from '../../platform/refusals/refuse-fields.ts';
import type { OrderTerms } from '../order-terms.ts';

interface Tipped {
  input: Pick<PlaceOrderInput, 'tip' | 'orderType'>;
  settings: Pick<OrderingSettings, 'tips' | 'currency'>;
  terms: Pick<OrderTerms, 'paymentMethod'>;
  priced: Pick<PricedOrder, 'totalAmount'>;
}

/** The order's tip in minor units. Throws a `Refusal` for one that the restaurant does not offer, or above the order's total. */
export function checkedTip({ input, settings, terms, priced }: Tipped): number {
  const tip = toMinor(input.tip ?? 0, decimalsOf(settings.currency.code));
  const { totalAmount } = priced;
  const isOffered = takesTip(settings.tips, { ...terms, orderType: input.orderType, totalAmount });
  if (tip > 0 && (!isOffered || tip > totalAmount)) refuseFields({ tip: 'invalid' });
  return tip;
}
