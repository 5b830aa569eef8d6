import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { ProblemField } from '../../contract/problem.ts';
import { toMinor } from '../../domain/money/money.ts';
import { FEES } from '../../domain/orders/fees.ts';
import type { PricedOrder } from '../../domain/orders/price-order.ts';
import type { RepricedItem } from './reprice.ts';

/**
 * Amounts of the payload that differ from the server's, as field errors. The server charges its own amounts; it compares them so
 * that nobody pays a price that was not on the screen. `say` words an amount in minor units
 * of a currency with that many decimals.
 */
export function differingAmounts(
  input: PlaceOrderInput,
  items: readonly RepricedItem[],
  priced: PricedOrder,
  { decimals, say }: { decimals: number; say: (minor: number) => string },
): ProblemField[] {
  const differing: ProblemField[] = [];
  const compare = (field: string, sent: number, actual: number) => {
    if (toMinor(sent, decimals) !== actual) differing.push({ field, message: say(actual) });
  };
  input.items.forEach((sent, i) => {
    compare(`items.${i}.unitPrice`, sent.unitPrice, items[i]?.line?.unitPrice ?? 0);
    sent.selectedOptions.forEach((option, j) => {
      compare(
        `items.${i}.selectedOptions.${j}.priceAdjustment`,
        option.priceAdjustment,
        items[i]?.options[j]?.adjustment ?? 0,
      );
    });
    compare(`items.${i}.itemSubtotal`, sent.itemSubtotal, priced.lines[i]?.itemSubtotal ?? 0);
  });
  compare('subtotal', input.subtotal, priced.subtotal);
  compare('discountAmount', input.discountAmount, priced.discountAmount);
  compare('deliveryFee', input.deliveryFee, priced.deliveryFee);
  for (const fee of FEES) compare(fee, input[fee] ?? 0, priced[fee]);
  compare('taxes', input.taxes, priced.taxes);
  compare('totalAmount', input.totalAmount, priced.totalAmount);
  return differing;
}
