import { actsOnProducts, type PricedPromotion } from '../orders/discount.ts';
import { feesOf } from '../orders/fees.ts';
import type { OrderType } from '../orders/order-types.ts';
import type { PricedOrder } from '../orders/price-order.ts';
import { type TaxableLine, type TaxableOrder, type TaxShare, taxOrder } from '../taxes/tax-order.ts';
import { DISH_CLASS } from '../taxes/tax-rates.ts';
import type { OrderTax } from '../taxes/tax-settings.ts';
import { wallClock } from '../times/zoned-time.ts';
import type { AppraisalSettings } from './asked-order.ts';
import type { RepricedItem } from './reprice.ts';

export interface TaxedOrder {
  tax: OrderTax;
  /** The parts of each item, in the items' order; none of one that cannot be ordered. */
  lines: TaxShare[][];
  /** What comes on top of the order's price. */
  added: number;
}

interface Untaxed {
  items: readonly RepricedItem[];
  priced: PricedOrder;
  promotion: PricedPromotion | null;
  orderType: OrderType;
  /** When the order is due (ms): the rates of that day hold. */
  dueAt: number;
}

/** The tax of an order by the restaurant's settings; null: it has none. */
export function taxOfOrder(
  { taxes, schedule, fees: rules }: Pick<AppraisalSettings, 'taxes' | 'schedule' | 'fees'>,
  { items, priced, promotion, orderType, dueAt }: Untaxed,
): TaxedOrder | null {
  if (!taxes) return null;
  const { label, isIncluded, receipts } = taxes;
  // Without rates there are receipts, but nothing on them about tax.
  if (taxes.rates.length === 0) {
    return { tax: { label, isIncluded, receipts, sums: [], delivery: [] }, lines: items.map(() => []), added: 0 };
  }
  const { sums, lines, delivery, fees, added } = taxOrder(
    {
      lines: items.map(lineOf),
      orderType,
      deliveryFee: priced.deliveryFee,
      fees: feesOf(rules, { subtotal: priced.subtotal, orderType }),
      discountAmount: priced.discountAmount,
      discountOn: discountOn(items, promotion),
      date: wallClock(dueAt, schedule.timezone).date,
    },
    taxes,
  );
  const tax = { label, isIncluded, receipts, sums, delivery, ...(fees.length && { fees }) };
  return { tax, lines, added };
}

/** The order's price with the tax that comes on top of it. */
export function withTax(priced: PricedOrder, taxed: Pick<TaxedOrder, 'added'> | null): PricedOrder {
  const taxes = taxed?.added ?? 0;
  return { ...priced, taxes, totalAmount: priced.totalAmount + taxes };
}

function lineOf({ line, declared: [dish, ...options] }: RepricedItem): TaxableLine {
  return {
    unitPrice: line?.unitPrice ?? 0,
    quantity: line?.quantity ?? 0,
    taxClass: dish?.taxClass ?? DISH_CLASS,
    options: (line?.adjustments ?? []).map((adjustment, index) => ({
      adjustment,
      taxClass: options[index]?.taxClass ?? null,
    })),
    deposit: line?.deposit,
  };
}

function discountOn(items: readonly RepricedItem[], promotion: PricedPromotion | null): TaxableOrder['discountOn'] {
  if (promotion?.type === 'FreeShipping') return 'delivery';
  const ids = promotion?.applicableProductIds ?? [];
  if (!promotion || !actsOnProducts(promotion.type) || ids.length === 0) return 'goods';
  return items.flatMap(({ line }, index) => (line && ids.includes(line.productId) ? index : []));
}
