import { MINUTE } from '../../domain/times/zoned-time.ts';
import { PAYMENTS_TO_CHECK } from '../payments/payments.repo.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { askAbout } from './ask-about.ts';

const RETRY_MS = 20_000;

/**
 * Asks providers about the payments whose time it is, so that everything is settled even if none of their events arrives, and calls off
 * orders whose time to be paid is over.
 */
export const PAYMENT_CHECKS: WorkKind<'payments'> = {
  name: 'payment_checks',
  place: PAYMENTS_TO_CHECK,
  // A provider may be asked three times, each time twice, and each of them may take 15 seconds.
  leaseMs: 2 * MINUTE,
  everyMs: 3000,
  atOnce: { places: 5, spare: 25 },
  retries: { firstMs: RETRY_MS, longestMs: RETRY_MS },
  async attempt(services, row) {
    await askAbout(services, row);
    // What is true now says when to ask again.
    return null;
  },
  giveUp: async () => null,
};
