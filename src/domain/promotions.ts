import { percentOf, toDecimal } from './money.ts';
import { itemSubtotal, type OrderLine, pricePerUnit } from './order-line.ts';
import type { OrderType } from './order-types.ts';

export const PROMOTION_TYPES = [
  'PercentageDiscountOrder',
  'FixedAmountDiscountOrder',
  'PercentageDiscountProduct',
  'FixedAmountDiscountProduct',
  'FreeShipping',
  'BuyXGetY',
] as const;
export type PromotionType = (typeof PROMOTION_TYPES)[number];

export const REWARD_TYPES = ['FixedAmountDiscountOrder', 'PercentageDiscountOrder'] as const;

/** What a promotion or a reward does to a price. `toMinor` makes the figures from the wire's decimals. */
export type Promotion = {
  type: PromotionType;
  /** Of a percent for Percentage types (20 % is 2000), of a currency unit for FixedAmount types: the wire's discountValue. */
  discountHundredths: number;
  /** Lowest subtotal in minor units; absent or 0 means none. */
  minOrderValue?: number | undefined;
  /** Absent or empty means every product (DECISIONS, settled 5). */
  applicableProductIds?: readonly string[] | undefined;
  /** Of BuyXGetY; absent counts as 1. */
  buyQuantity?: number | null | undefined;
  getQuantity?: number | null | undefined;
  /** First instant (ms) it is valid, and the first it no longer is; null means unbounded. */
  validFrom?: number | null | undefined;
  validUntil?: number | null | undefined;
};

/** The order a promotion acts on. Money in minor units. */
export type PromotionTarget = {
  lines: readonly OrderLine[];
  subtotal: number;
  /** The fee this order would pay; 0 for Pickup. */
  deliveryFee: number;
  /** null while the customer has not chosen: free shipping is then not refused. */
  orderType: OrderType | null;
};

/**
 * The money off, in minor units, never more than what the promotion acts on (DECISIONS "Promotions").
 * Says nothing about validity: ask `promotionRefusal` first.
 */
export function promotionDiscount({ promotion, ...target }: PromotionTarget & { promotion: Promotion }): number {
  const { subtotal } = target;
  const lines = applicableLines(promotion, target.lines);
  const value = promotion.discountHundredths;
  switch (promotion.type) {
    case 'PercentageDiscountOrder':
      return atMost(subtotal, percentOf(subtotal, toDecimal(value)));
    case 'FixedAmountDiscountOrder':
      return atMost(subtotal, value);
    case 'PercentageDiscountProduct':
      return atMost(sumOf(lines), percentOf(sumOf(lines), toDecimal(value)));
    case 'FixedAmountDiscountProduct':
      return lines.reduce((sum, line) => sum + atMost(itemSubtotal(line), value * line.quantity), 0);
    case 'FreeShipping':
      return target.orderType === 'Pickup' ? 0 : target.deliveryFee;
    case 'BuyXGetY':
      return cheapestUnits(lines, freeUnits(promotion, lines));
  }
}

/** Whether its `discountHundredths` say anything. */
export function givesValue(type: PromotionType): boolean {
  return type !== 'FreeShipping' && type !== 'BuyXGetY';
}

/** Why a promotion does not apply. Use limits and unknown codes are the server's to know. */
export const PROMOTION_REFUSALS = [
  'promotion_not_started',
  'promotion_expired',
  'below_promotion_minimum',
  'no_applicable_items',
  'too_few_applicable_items',
  'nothing_to_ship',
] as const;
export type PromotionRefusal = (typeof PROMOTION_REFUSALS)[number];

/** null when the promotion applies to this order at `now` (ms). A promotion that would save nothing is refused. */
export function promotionRefusal({
  promotion,
  now,
  ...target
}: PromotionTarget & { promotion: Promotion; now: number }): PromotionRefusal | null {
  const { type, validFrom, validUntil, minOrderValue = 0 } = promotion;
  if (typeof validFrom === 'number' && now < validFrom) return 'promotion_not_started';
  if (typeof validUntil === 'number' && now >= validUntil) return 'promotion_expired';
  if (target.subtotal < minOrderValue) return 'below_promotion_minimum';
  if (type === 'FreeShipping') {
    const ships = target.orderType === null || (target.orderType === 'Delivery' && target.deliveryFee > 0);
    return ships ? null : 'nothing_to_ship';
  }
  if (!actsOnProducts(type)) return null;
  const lines = applicableLines(promotion, target.lines);
  if (lines.length === 0) return 'no_applicable_items';
  return type === 'BuyXGetY' && freeUnits(promotion, lines) === 0 ? 'too_few_applicable_items' : null;
}

/** Which badge a promotion's card wears; the web words it (specification section 5, "Display rules"). */
export type PromotionBadge =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; minor: number }
  | { kind: 'free_shipping' }
  | { kind: 'special_offer' };

export function promotionBadge({
  type,
  discountHundredths,
}: Pick<Promotion, 'type' | 'discountHundredths'>): PromotionBadge {
  if (type.includes('Percentage')) return { kind: 'percentage', percent: toDecimal(discountHundredths) };
  if (type.includes('FixedAmount')) return { kind: 'amount', minor: discountHundredths };
  return { kind: type === 'FreeShipping' ? 'free_shipping' : 'special_offer' };
}

/** Whether it takes money off some dishes only, so that they can be named. */
export function actsOnProducts(type: PromotionType): boolean {
  return type === 'PercentageDiscountProduct' || type === 'FixedAmountDiscountProduct' || type === 'BuyXGetY';
}

function applicableLines({ applicableProductIds: ids = [] }: Promotion, lines: readonly OrderLine[]): OrderLine[] {
  return lines.filter((line) => ids.length === 0 || ids.includes(line.productId));
}

/** Of every (buy + get) units, `get` are free. */
function freeUnits({ buyQuantity, getQuantity }: Promotion, lines: readonly OrderLine[]): number {
  const [buy, get] = [buyQuantity ?? 1, getQuantity ?? 1];
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  return Math.floor(units / (buy + get)) * get;
}

function cheapestUnits(lines: readonly OrderLine[], count: number): number {
  let left = count;
  let total = 0;
  for (const line of [...lines].sort((a, b) => pricePerUnit(a) - pricePerUnit(b))) {
    const units = atMost(left, line.quantity);
    total += units * pricePerUnit(line);
    left -= units;
  }
  return total;
}

function sumOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + itemSubtotal(line), 0);
}

function atMost(limit: number, amount: number): number {
  return Math.max(0, Math.min(limit, amount));
}
