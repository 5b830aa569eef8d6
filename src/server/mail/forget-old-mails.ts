import { DAY } from '../../domain/times/zoned-time.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteOld } from '../work/delete-old.ts';

/** Mails contain personal data, so they are kept only as long as somebody may ask what was sent. */
const KEPT_MS = 30 * DAY;

export function forgetOldMails({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return { name: 'old mails', everyMs: DAY / 24, run: () => deleteOld(db, 'outbox', clock() - KEPT_MS, BATCH) };
}
