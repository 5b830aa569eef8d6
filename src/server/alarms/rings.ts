import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { makeRing } from './make-ring.ts';
import { RingFailed } from './ring-failed.ts';
import { RINGS_TO_MAKE, type RingRow } from './rings.repo.ts';

/** After that nobody is helped: the ladder has gone on. */
const USEFUL_MS = 15 * MINUTE;
const usefulUntil = ({ created_at }: RingRow) => created_at + USEFUL_MS;

/** Calls of devices and webhooks. */
export const RINGS: WorkKind<'rings'> = {
  name: 'rings',
  place: RINGS_TO_MAKE,
  leaseMs: MINUTE,
  everyMs: 2000,
  atOnce: { places: 20, spare: 20 },
  retries: { firstMs: 3000, longestMs: 2 * MINUTE },
  sort: ({ device_id }) => (device_id === null ? 'webhook' : 'device'),
  usefulUntil,
  attempt: async (services, ring) => ({ outcome: await makeRing(services, ring), last_error: null }),
  isFinal: (error) => error instanceof RingFailed && error.isFinal,
  waitMs: (error) => (error instanceof RingFailed ? error.waitMs : null),
  async giveUp({ clock }, ring, error) {
    const isLate = clock() > usefulUntil(ring);
    return isLate ? { outcome: 'late' } : { outcome: 'failed', last_error: error };
  },
};
