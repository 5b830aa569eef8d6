import { DAY } from '../../domain/times/zoned-time.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteDeliveriesBefore } from './deliveries.repo.ts';

const KEPT_MS = 30 * DAY;

/** Deletes what webhooks were told a month ago. */
export function forgetOldDeliveries({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return { name: 'old deliveries', everyMs: DAY / 4, run: () => deleteDeliveriesBefore(db, clock() - KEPT_MS, BATCH) };
}
