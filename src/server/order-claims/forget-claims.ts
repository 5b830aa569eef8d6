import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteOld } from '../work/delete-old.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Deletes claims whose code works no more. */
export function forgetExpiredClaims({ db, clock }: Services): Chore {
  return { name: 'expired claims', everyMs: EVERY_MS, run: () => deleteOld(db, 'order_claims', clock(), BATCH) };
}
