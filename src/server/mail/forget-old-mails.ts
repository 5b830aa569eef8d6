import { DAY } from '../../domain/times/zoned-time.ts';
import { deleteMailsBefore } from '../outbox/outbox.repo.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';

/** Mails contain personal data, so they are kept only as long as somebody may ask what was sent. */
const KEPT_MS = 30 * DAY;

export function forgetOldMails({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return { name: 'old mails', everyMs: DAY / 24, run: () => deleteMailsBefore(db, clock() - KEPT_MS, BATCH) };
}
