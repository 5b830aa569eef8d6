import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { networkOf } from '../platform/http/network-of.ts';
import type { WindowCounts } from '../platform/limits/window-counts.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { assistantsRefusals } from './assistants.refusals.ts';
import { platformOf } from './platform-of.ts';

/**
 * Calls a minute to one restaurant: from one network, by one platform, and by all together. Anybody may name any platform, so the
 * network's share comes first, and the others are far above it.
 */
const CALLS = { fromNetwork: 600, byPlatform: 4000, atRestaurant: 6000 };
/** Checkouts that are begun at one restaurant in an hour, by whichever door: each is a row for a day. */
const BEGUN = { fromNetwork: 200, atRestaurant: 3000 };

/** Throws a `Refusal` where the owner has closed the door, or if a network, a platform, or all of them, call a restaurant too often. */
export async function checkDoor({ config, content, counts }: Services, request: FastifyRequest): Promise<void> {
  const { id, contentLanguage } = request.tenant;
  const { restaurant } = await content.of(id, contentLanguage);
  if (restaurant.assistantsOff) throw new Refusal(assistantsRefusals.assistants_off);
  if (!config.RATE_LIMITS) return;
  const of = `assistants ${id}`;
  await limit(counts, `${of} from ${networkOf(request)}`, { most: CALLS.fromNetwork, windowMs: MINUTE });
  await limit(counts, `${of} by ${platformOf(request) ?? ''}`, { most: CALLS.byPlatform, windowMs: MINUTE });
  await limit(counts, of, { most: CALLS.atRestaurant, windowMs: MINUTE });
}

/** Throws a `Refusal` if a network begins too many checkouts at a restaurant, or all together do. */
export async function limitBegun(
  { config, counts }: Pick<Services, 'config' | 'counts'>,
  { restaurantId, network }: { restaurantId: string; network: string },
): Promise<void> {
  if (!config.RATE_LIMITS) return;
  const of = `checkouts ${restaurantId}`;
  await limit(counts, `${of} from ${network}`, { most: BEGUN.fromNetwork, windowMs: 60 * MINUTE });
  await limit(counts, of, { most: BEGUN.atRestaurant, windowMs: 60 * MINUTE });
}

async function limit(counts: WindowCounts, key: string, { most, windowMs }: { most: number; windowMs: number }) {
  const { current, ttl } = await counts.count(key, windowMs);
  if (current > most) throw new Refusal(commonRefusals.too_many_requests, { retryAfterMs: ttl });
}
