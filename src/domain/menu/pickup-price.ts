import { percentOf } from '../money/money.ts';

/*
 * Prices for pickup. A dish may cost something else for whoever fetches it: by a price of its own, or because the whole menu is so many
 * percent cheaper then. Amounts are in minor units.
 */

/** What a dish costs whoever fetches it, where that is something else. */
export interface PickupPrice {
  price: number;
  /** So many percent less than usual, its choices too; missing: they cost what they always do. */
  percentOff?: number | undefined;
}

/** By what a dish is priced for pickup. */
export interface PickupRule {
  /** The dish's own price for pickup; null: it has none. */
  own: number | null;
  /** Of the whole menu; null: nothing. */
  percentOff: number | null;
}

/** A dish and its choices as they are charged for one way of ordering. */
export interface ChosenPrices {
  unitPrice: number;
  adjustments: readonly number[];
}

/** What the dish costs for pickup; null: what it costs anyway. Its own price holds against the menu's percentage. */
export function pickupPrice(price: number, { own, percentOff }: PickupRule): PickupPrice | null {
  if (own !== null) return own === price ? null : { price: own };
  return percentOff ? { price: lessPercent(price, percentOff), percentOff } : null;
}

/** What a choice adds for pickup. */
export function pickupAdjustment(adjustment: number, { percentOff = 0 }: Pick<PickupPrice, 'percentOff'>): number {
  return lessPercent(adjustment, percentOff);
}

/** What is left once a discount is rounded as all discounts are. The dearer of two amounts is never the cheaper afterwards. */
function lessPercent(amount: number, percent: number): number {
  return amount - percentOf(amount, percent * 100);
}
