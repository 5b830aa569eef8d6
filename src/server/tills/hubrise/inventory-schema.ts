import { z } from 'zod';
import type { RunOut } from '../till-port.ts';

/** What of a catalogue is counted at a location; what is not named is not counted. */
export const hubRiseInventory = z.array(
  z.object({
    sku_ref: z.string().nullish(),
    option_ref: z.string().nullish(),
    stock: z.string().nullish(),
    expires_at: z.string().nullish(),
  }),
);

/** A stock of 0 is out, until `expires_at` if it says so. */
export function runOutOf(inventory: z.infer<typeof hubRiseInventory>): RunOut[] {
  return inventory.flatMap(({ sku_ref, option_ref, stock, expires_at }): RunOut[] => {
    const ref = sku_ref ?? option_ref;
    if (!ref || stock == null || stock.trim() === '' || Number(stock) !== 0) return [];
    const until = Date.parse(expires_at ?? '');
    return [{ kind: sku_ref ? 'sku' : 'option', ref, until: Number.isFinite(until) ? until : null }];
  });
}
