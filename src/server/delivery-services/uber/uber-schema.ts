import { z } from 'zod';
import type { HandedState } from '../../../domain/delivery-services/delivery-services.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import type { LostDelivery, ToldDelivery } from '../delivery-port.ts';

const words = z.string().nullish();
const time = words;

export const uberQuote = z.object({
  id: z.string().min(1),
  expires: z.string(),
  fee: z.number().nonnegative(),
  currency: z.string().nullish(),
  currency_type: z.string().nullish(),
  duration: z.int().nullish(),
  pickup_duration: z.int().nullish(),
});

export const uberDelivery = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  fee: z.number().nonnegative().nullish(),
  currency: z.string().nullish(),
  tracking_url: z.string().nullish(),
  courier: z.object({ name: z.string().nullish() }).nullish(),
  pickup_eta: time,
  dropoff_eta: time,
  undeliverable_reason: z.string().nullish(),
  cancelation_reason: z.object({ primary_reason: z.string().nullish() }).nullish(),
});

export const uberList = z.object({
  data: z.array(
    uberDelivery.extend({
      created: time,
      quote_id: words,
      manifest: z.object({ reference: z.string().nullish() }).nullish(),
    }),
  ),
});
type ListedByUber = z.infer<typeof uberList>['data'][number];

/** Clocks differ. */
const SLACK_MS = 5 * MINUTE;

/** Whether it is the delivery that is looked for. They show neither the request's key nor an id of ours. */
export function isLostOne(
  { id, created, quote_id, manifest }: ListedByUber,
  { number, quoteRef, since, others }: LostDelivery,
): boolean {
  if (others.includes(id) || manifest?.reference !== number) return false;
  if (quoteRef !== null && quote_id) return quote_id === quoteRef;
  return Date.parse(created ?? '') >= since - SLACK_MS;
}

const STATES: Readonly<Record<string, HandedState>> = {
  pending: 'searching',
  pickup: 'assigned',
  pickup_complete: 'picked_up',
  dropoff: 'picked_up',
  delivered: 'delivered',
  canceled: 'cancelled',
  returned: 'returned',
};

export function toldByUber(told: z.infer<typeof uberDelivery>): ToldDelivery {
  return {
    ref: told.id,
    state: STATES[told.status ?? ''] ?? null,
    price: told.fee == null || !told.currency ? null : pricedIn(told.fee, told.currency),
    trackingUrl: httpsOnly(told.tracking_url),
    courier: told.courier?.name || null,
    pickupAt: instantOf(told.pickup_eta),
    dropoffAt: instantOf(told.dropoff_eta),
    reason: told.undeliverable_reason || told.cancelation_reason?.primary_reason || null,
  };
}

/** A fee, which has two decimals there in every currency, in the currency's own minor units. */
export function inHundredths(fee: number, code: string): { price: number; currency: string } {
  const currency = code.toUpperCase();
  return { price: Math.round((fee * 10 ** decimalsOf(currency)) / 100), currency };
}

function pricedIn(fee: number, code: string): NonNullable<ToldDelivery['price']> {
  const { price: amount, currency } = inHundredths(fee, code);
  return { amount, currency };
}

function httpsOnly(url: string | null | undefined): string | null {
  return url?.startsWith('https://') ? url : null;
}

function instantOf(text: string | null | undefined): number | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : at;
}

const duplicated = z.object({ metadata: z.object({ delivery_id: z.string().min(1) }) });

/** The id of the delivery that is there already; null: the answer names none. */
export function duplicate(body: unknown): string | null {
  return duplicated.safeParse(body).data?.metadata.delivery_id ?? null;
}
