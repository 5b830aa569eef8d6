import { MINUTE } from '../../domain/times/zoned-time.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteExpiredSignIns } from './sign-ins-under-way.repo.ts';

/** Deletes sign-ins with providers that nobody has finished. */
export function forgetExpiredSignIns({ db, clock }: Services): Chore {
  return { name: 'expired sign-ins', everyMs: 10 * MINUTE, run: () => deleteExpiredSignIns(db, clock(), BATCH) };
}
