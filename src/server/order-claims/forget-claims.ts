import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteExpiredClaims } from './order-claims.repo.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Deletes claims whose code works no more. */
export function forgetExpiredClaims({ db, clock }: Services): Chore {
  return { name: 'expired claims', everyMs: EVERY_MS, run: () => deleteExpiredClaims(db, clock(), BATCH) };
}
