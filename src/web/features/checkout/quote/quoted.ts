import type { Quote } from '../../../../contract/quote.ts';
import type { ShownTax } from '../../../../contract/taxes.ts';
import { toMinor } from '../../../../domain/money/money.ts';
import type { OrderType } from '../../../../domain/orders/order-types.ts';
import type { CartItem } from '../../cart/cart-store.ts';
import { type Offered, offeredBy } from './offered-times.ts';

/** The coupon, promotion or reward that is applied (specification section 3, "Promotion applied"). */
export type PromotionApplied = NonNullable<Quote['promotion']>;

/** What the server last told of the order that is being filled in, as far as it alone knows it. */
export interface Quoted {
  /** Of which order the times are (`timesKey`). */
  timesOf: string;
  /** null: they follow from the restaurant's hours. */
  times: Offered | null;
  promotion: PromotionApplied | null;
  /** null: the restaurant has not said how it is taxed. */
  tax: ShownTax | null;
  /** What of the order is not served at its time, in words, and the next time at which all is (ms; null: none). null: all is. */
  unserved: { message: string; nextAt: number | null } | null;
  /** What tax adds to the total, in minor units. */
  taxes: number;
}

interface Asked {
  timesOf: string;
  /** Of the currency. */
  decimals: number;
  /** What was told before; null: nothing. */
  before: Quoted | null;
}

/** An answer, with the times of other days that are known of the same order. */
export function quotedBy(
  { times, promotion, tax, figures, obstacles }: Quote,
  { timesOf, decimals, before }: Asked,
): Quoted {
  const known = before?.timesOf === timesOf ? before.times?.slots : undefined;
  return {
    timesOf,
    times: times && offeredBy(times, known),
    promotion,
    tax,
    unserved: unservedBy(obstacles),
    taxes: toMinor(figures.taxes ?? 0, decimals),
  };
}

function unservedBy(obstacles: Quote['obstacles']): Quoted['unserved'] {
  const obstacle = obstacles.find(({ code }) => code === 'not_served_then');
  return obstacle ? { message: obstacle.message, nextAt: obstacle.nextAt ? Date.parse(obstacle.nextAt) : null } : null;
}

/** What decides about an order's times. */
export function timesKey(orderType: OrderType, items: readonly Pick<CartItem, 'productId' | 'quantity'>[]): string {
  return JSON.stringify([orderType, items.map(({ productId, quantity }) => [productId, quantity])]);
}
