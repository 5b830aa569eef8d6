import { percentOf, toDecimal, toHundredths, toMinor } from '../money/money.ts';
import { itemSubtotal, type OrderLine, pricePerUnit } from './order-line.ts';
import { ORDER_TYPE, type OrderType } from './order-types.ts';

export const PROMOTION_TYPES = [
  'PercentageDiscountOrder',
  'FixedAmountDiscountOrder',
  'PercentageDiscountProduct',
  'FixedAmountDiscountProduct',
  'FreeShipping',
  'BuyXGetY',
  'FreeProduct',
] as const;
export type PromotionType = (typeof PROMOTION_TYPES)[number];

export const REWARD_TYPES = ['FixedAmountDiscountOrder', 'PercentageDiscountOrder'] as const;

/** The terms of a promotion or reward. Money in minor units. */
export type PricedPromotion = {
  type: PromotionType;
  /** As `storedDiscount` makes it of the wire's discountValue. */
  discount: number;
  /** Minimum subtotal in minor units; undefined or 0: none. */
  minOrderValue?: number | undefined;
  /** Undefined or empty: all products (DECISIONS, settled 5). */
  applicableProductIds?: readonly string[] | undefined;
  /** Whether it is for dishes of categories in which there are none now. */
  isForNone?: boolean;
  /** For BuyXGetY; a missing quantity counts as 1. */
  buyQuantity?: number | null | undefined;
  getQuantity?: number | null | undefined;
  /** Valid from `validFrom` (ms) until before `validUntil`; null: unlimited. */
  validFrom?: number | null | undefined;
  validUntil?: number | null | undefined;
};

/** The order to which a promotion is applied. Money in minor units. */
export type PromotionTarget = {
  lines: readonly OrderLine[];
  subtotal: number;
  /** The fee this order would pay; 0 for Pickup. */
  deliveryFee: number;
  /** null: not chosen yet; free shipping is not refused then. */
  orderType: OrderType | null;
};

/**
 * The discount in minor units, never more than the amount that the promotion applies to (DECISIONS "Promotions"). Does not check
 * validity: call `promotionRefusal` first.
 */
export function promotionDiscount({ promotion, ...target }: PromotionTarget & { promotion: PricedPromotion }): number {
  const { subtotal } = target;
  const lines = applicableLines(promotion, target.lines);
  const value = promotion.discount;
  switch (promotion.type) {
    case 'PercentageDiscountOrder':
      return atMost(subtotal, percentOf(subtotal, value));
    case 'FixedAmountDiscountOrder':
      return atMost(subtotal, value);
    case 'PercentageDiscountProduct':
      return atMost(sumOf(lines), percentOf(sumOf(lines), value));
    case 'FixedAmountDiscountProduct':
      return lines.reduce((sum, line) => sum + atMost(itemSubtotal(line), value * line.quantity), 0);
    case 'FreeShipping':
      return target.orderType === null || ORDER_TYPE[target.orderType].hasFee ? target.deliveryFee : 0;
    case 'BuyXGetY':
      return cheapestUnits(lines, freeUnits(promotion, lines));
    case 'FreeProduct':
      return lines.length === 0 ? 0 : Math.min(...lines.map(freePrice));
  }
}

/**
 * The wire's discountValue as an integer: hundredths of a percent for Percentage types (20 % is 2000), minor units of a currency
 * with that many decimals for the others.
 */
export function storedDiscount(type: PromotionType, discountValue: number | string, decimals: number): number {
  return isPercentage(type) ? toHundredths(discountValue) : toMinor(discountValue, decimals);
}

/** The wire's discountValue of what `storedDiscount` made. */
export function shownDiscount(type: PromotionType, discount: number, decimals: number): number {
  return toDecimal(discount, isPercentage(type) ? 2 : decimals);
}

export function isPercentage(type: PromotionType): boolean {
  return type.startsWith('Percentage');
}

/** Whether promotions of this type have a discountValue. */
export function givesValue(type: PromotionType): boolean {
  return isPercentage(type) || type.startsWith('FixedAmount');
}

/** Reasons for which a promotion does not apply. Use limits and unknown codes are checked by the server only. */
export const PROMOTION_REFUSALS = [
  'promotion_not_started',
  'promotion_expired',
  'below_promotion_minimum',
  'no_applicable_items',
  'too_few_applicable_items',
  'nothing_to_ship',
  'free_dish_missing',
] as const;
export type PromotionRefusal = (typeof PROMOTION_REFUSALS)[number];

/**
 * Why the promotion does not apply to the order at `now` (ms); null: it applies. Free shipping and BuyXGetY that would save
 * nothing are refused.
 */
export function promotionRefusal({
  promotion,
  now,
  ...target
}: PromotionTarget & { promotion: PricedPromotion; now: number }): PromotionRefusal | null {
  const { type, validFrom, validUntil, minOrderValue = 0 } = promotion;
  if (typeof validFrom === 'number' && now < validFrom) return 'promotion_not_started';
  if (typeof validUntil === 'number' && now >= validUntil) return 'promotion_expired';
  if (countedSubtotal(promotion, target) < minOrderValue) return 'below_promotion_minimum';
  if (type === 'FreeShipping') {
    const ships = target.orderType === null || (ORDER_TYPE[target.orderType].hasFee && target.deliveryFee > 0);
    return ships ? null : 'nothing_to_ship';
  }
  if (!actsOnProducts(type)) return null;
  const lines = applicableLines(promotion, target.lines);
  if (lines.length === 0) return type === 'FreeProduct' ? 'free_dish_missing' : 'no_applicable_items';
  return type === 'BuyXGetY' && freeUnits(promotion, lines) === 0 ? 'too_few_applicable_items' : null;
}

/** What counts for the promotion's minimum, in minor units: a dish that is free does not bring itself nearer to it. */
export function countedSubtotal(promotion: PricedPromotion, target: PromotionTarget): number {
  const { subtotal } = target;
  return promotion.type === 'FreeProduct' ? subtotal - promotionDiscount({ promotion, ...target }) : subtotal;
}

/** The badge on a promotion's card; the web app words it (specification section 5, "Display rules"). */
export type PromotionBadge =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amount: number }
  | { kind: 'free_shipping' }
  | { kind: 'special_offer' };

/** `discountValue` as on the wire. */
export function promotionBadge(type: PromotionType, discountValue: number): PromotionBadge {
  if (type.includes('Percentage')) return { kind: 'percentage', percent: discountValue };
  if (type.includes('FixedAmount')) return { kind: 'amount', amount: discountValue };
  return { kind: type === 'FreeShipping' ? 'free_shipping' : 'special_offer' };
}

/** Whether the promotion applies to products, which can then be named. */
export function actsOnProducts(type: PromotionType): boolean {
  return type.endsWith('Product') || type === 'BuyXGetY';
}

function applicableLines(
  { applicableProductIds: ids = [], isForNone = false }: PricedPromotion,
  lines: readonly OrderLine[],
): OrderLine[] {
  return lines.filter((line) => (ids.length === 0 ? !isForNone : ids.includes(line.productId)));
}

/** Number of free units: `get` of every (buy + get) applicable units. */
function freeUnits({ buyQuantity, getQuantity }: PricedPromotion, lines: readonly OrderLine[]): number {
  const [buy, get] = [buyQuantity ?? 1, getQuantity ?? 1];
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  return Math.floor(units / (buy + get)) * get;
}

/** The dish's own price: what was chosen to it is paid. One whose choices alone have prices is free as it was chosen. */
function freePrice(line: OrderLine): number {
  const asChosen = pricePerUnit(line);
  return line.unitPrice > 0 ? Math.min(line.unitPrice, asChosen) : asChosen;
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
