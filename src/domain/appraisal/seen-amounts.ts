import { toMinor } from '../money/money.ts';
import { FEES } from '../orders/fees.ts';
import type { PricedOrder } from '../orders/price-order.ts';
import type { AskedOrder, SeenAmounts } from './asked-order.ts';
import { type Obstacle, obstacle } from './obstacles.ts';
import type { RepricedItem } from './reprice.ts';

interface Actual {
  items: readonly RepricedItem[];
  priced: PricedOrder;
  /** Of the currency. */
  decimals: number;
}

/** Nobody pays a price that was not on the screen: every amount that differs, by its field in the placement payload. */
export function seenObstacle({ seen }: AskedOrder, actual: Actual): Obstacle | null {
  const differences = seen ? differing(seen, actual) : [];
  return differences.length > 0 ? obstacle('price_changed', { differences }) : null;
}

function differing(seen: SeenAmounts, { items, priced, decimals }: Actual) {
  const differences: { field: string; amount: number }[] = [];
  const compare = (field: string, shown: number, amount: number) => {
    if (toMinor(shown, decimals) !== amount) differences.push({ field, amount });
  };
  seen.items.forEach((item, i) => {
    compare(`items.${i}.unitPrice`, item.unitPrice, items[i]?.line?.unitPrice ?? 0);
    item.selectedOptions.forEach(({ priceAdjustment }, j) => {
      compare(
        `items.${i}.selectedOptions.${j}.priceAdjustment`,
        priceAdjustment,
        items[i]?.options[j]?.adjustment ?? 0,
      );
    });
    compare(`items.${i}.itemSubtotal`, item.itemSubtotal, priced.lines[i]?.itemSubtotal ?? 0);
  });
  compare('subtotal', seen.subtotal, priced.subtotal);
  compare('discountAmount', seen.discountAmount, priced.discountAmount);
  compare('deliveryFee', seen.deliveryFee, priced.deliveryFee);
  for (const fee of FEES) compare(fee, seen[fee] ?? 0, priced[fee]);
  compare('deposit', seen.deposit ?? 0, priced.deposit);
  compare('taxes', seen.taxes, priced.taxes);
  compare('totalAmount', seen.totalAmount, priced.totalAmount);
  return differences;
}
