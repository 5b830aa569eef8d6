import type { Quote, QuoteQuestion } from '../../../../contract/quote.ts';
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
  /** By which terms it is delivered, where these depend on the address; null or missing: they do not, or no address was asked for. */
  zoned?: Zoned | null;
}

/** The terms of an address. Money in minor units. */
export interface Zoned {
  /** Of which address (`placeKey`). */
  place: string;
  /** null: the restaurant does not deliver there, or not at that time. */
  terms: { fee: number; minimum: number; freeFrom: number | null } | null;
  /** Why not, as the server says it; empty: it does. */
  refused: string;
}

interface Asked {
  timesOf: string;
  /** Empty: no address was asked for. */
  place: string;
  /** Of the currency. */
  decimals: number;
  /** What was told before; null: nothing. */
  before: Quoted | null;
}

/** An answer, with the times of other days that are known of the same order. */
export function quotedBy(quote: Quote, { timesOf, place, decimals, before }: Asked): Quoted {
  const { times, promotion, tax, figures, obstacles } = quote;
  const known = before?.timesOf === timesOf ? before.times?.slots : undefined;
  return {
    timesOf,
    times: times && offeredBy(times, known),
    promotion,
    tax,
    unserved: unservedBy(obstacles),
    taxes: toMinor(figures.taxes ?? 0, decimals),
    zoned: place ? zonedBy(quote, place, decimals) : null,
  };
}

function unservedBy(obstacles: Quote['obstacles']): Quoted['unserved'] {
  const obstacle = obstacles.find(({ code }) => code === 'not_served_then');
  return obstacle ? { message: obstacle.message, nextAt: obstacle.nextAt ? Date.parse(obstacle.nextAt) : null } : null;
}

/** What decides about an order's times. */
export function timesKey(
  orderType: OrderType,
  items: readonly Pick<CartItem, 'productId' | 'quantity'>[],
  place = '',
): string {
  return JSON.stringify([orderType, items.map(({ productId, quantity }) => [productId, quantity]), place]);
}

/** What decides about an address's zone; empty: it is not known, or decides nothing. */
export function placeKey(address: QuoteQuestion['deliveryAddress']): string {
  return address ? JSON.stringify(address) : '';
}

function zonedBy({ zone, figures, obstacles }: Quote, place: string, decimals: number): Zoned {
  const refused = obstacles.find(({ code, field }) => code === 'zone_closed' || field.startsWith('deliveryAddress'));
  return {
    place,
    terms: zone
      ? {
          fee: toMinor(figures.deliveryFee, decimals),
          minimum: toMinor(zone.minimumOrderValue, decimals),
          freeFrom: zone.freeFrom === undefined ? null : toMinor(zone.freeFrom, decimals),
        }
      : null,
    refused: zone ? '' : (refused?.message ?? ''),
  };
}
