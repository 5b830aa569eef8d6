import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { Db } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal, type RefusalKind } from '../platform/refusals/refusal.ts';
import { countAttempt } from './attempts.repo.ts';

interface Strangers {
  /** What they do, such as "guests". */
  what: string;
  restaurantId: string;
  network: string;
  /** Most in the time: of one network, then of all together, which is far above what one can reach. */
  most: { fromNetwork: number; atRestaurant: number };
  withinMs: number;
  refusal: RefusalKind;
  now: number;
}

/**
 * Counts what somebody does who has proved nothing: by network first, so that what one stranger is refused uses up nothing of the
 * restaurant's own count, which others need. Throws a `Refusal` beyond one of them.
 */
export async function limitStrangers(db: Db, strangers: Strangers): Promise<void> {
  const { what, restaurantId, network, most, withinMs, refusal, now } = strangers;
  const counted = [
    [[what, restaurantId, network], most.fromNetwork],
    [[what, restaurantId], most.atRestaurant],
  ] as const;
  for (const [parts, max] of counted) {
    const { count, ends_at } = await countAttempt(db, sha256(parts.join('\u0000')), now, withinMs);
    if (count <= max) continue;
    const retryAfterMs = ends_at - now;
    throw new Refusal(refusal, { retryAfterMs, values: { minutes: Math.ceil(retryAfterMs / MINUTE) } });
  }
}
