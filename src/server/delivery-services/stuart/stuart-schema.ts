import { z } from 'zod';
import type { HandedState } from '../../../domain/delivery-services/delivery-services.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toMinor } from '../../../domain/money/money.ts';
import type { ToldDelivery } from '../delivery-port.ts';

const id = z.union([z.string(), z.number()]).transform(String);

export const stuartPrice = z.object({ amount: z.number().nonnegative(), currency: z.string().length(3) });

export const stuartJob = z.object({
  id,
  status: z.string().nullish(),
  deliveries: z.array(
    z.object({
      status: z.string().nullish(),
      client_reference: z.string().nullish(),
      tracking_url: z.string().nullish(),
      eta: z.object({ pickup: z.string().nullish(), dropoff: z.string().nullish() }).nullish(),
      cancellation: z.object({ comment: z.string().nullish(), reason_key: z.string().nullish() }).nullish(),
    }),
  ),
  driver: z.object({ firstname: z.string().nullish(), display_name: z.string().nullish() }).nullish(),
  pricing: z.object({ currency: z.string().nullish(), price_tax_included: z.number().nullish() }).nullish(),
});

const OF_DELIVERY: Readonly<Record<string, HandedState>> = {
  pending: 'searching',
  picking: 'assigned',
  almost_picking: 'assigned',
  waiting_at_pickup: 'assigned',
  delivering: 'picked_up',
  almost_delivering: 'picked_up',
  waiting_at_dropoff: 'picked_up',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** Of a job that ends before its delivery has a word for it. */
const OF_JOB: Readonly<Record<string, HandedState>> = {
  new: 'searching',
  scheduled: 'searching',
  searching: 'searching',
  finished: 'delivered',
  canceled: 'cancelled',
  expired: 'cancelled',
  voided: 'cancelled',
};

export function toldByStuart({
  id: ref,
  status,
  deliveries,
  driver,
  pricing,
}: z.infer<typeof stuartJob>): ToldDelivery {
  const [delivery] = deliveries;
  const ofJob = OF_JOB[status ?? ''] ?? null;
  const isJobOver = ofJob === 'cancelled';
  const currency = pricing?.currency?.toUpperCase();
  const price = pricing?.price_tax_included;
  return {
    ref,
    state: isJobOver ? ofJob : (OF_DELIVERY[delivery?.status ?? ''] ?? ofJob),
    price: price == null || !currency ? null : { amount: toMinor(price, decimalsOf(currency)), currency },
    trackingUrl: delivery?.tracking_url?.startsWith('https://') ? delivery.tracking_url : null,
    courier: driver?.display_name || driver?.firstname || null,
    ...{ pickupAt: instantOf(delivery?.eta?.pickup), dropoffAt: instantOf(delivery?.eta?.dropoff) },
    reason: delivery?.cancellation?.comment || delivery?.cancellation?.reason_key || null,
  };
}

function instantOf(text: string | null | undefined): number | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : at;
}
