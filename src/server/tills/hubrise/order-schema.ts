import { z } from 'zod';
import { isTillStatus } from '../../../domain/tills/till-status.ts';
import type { ToldOrder } from '../till-port.ts';

/** What we read of an order; HubRise says much more. */
export const hubRiseOrder = z.object({
  id: z.string().min(1).max(100),
  status: z.string().max(100),
  private_ref: z.string().nullish(),
  confirmed_time: z.string().nullish(),
  seller_notes: z.string().nullish(),
});

const MOST_NOTES = 500;

/** An order of HubRise as a till tells of it. */
export function toldOrder({ id, status, confirmed_time, seller_notes }: z.infer<typeof hubRiseOrder>): ToldOrder {
  const at = Date.parse(confirmed_time ?? '');
  return {
    ref: id,
    status: isTillStatus(status) ? status : null,
    confirmedAt: Number.isFinite(at) ? at : null,
    notes: seller_notes?.trim().slice(0, MOST_NOTES) || null,
  };
}
