import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { WindowCounts } from '../platform/limits/window-counts.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { assistantsRefusals } from './assistants.refusals.ts';
import { platformOf } from './platform-of.ts';

/** Calls a minute to one restaurant: by one platform, and by all together. Each address has its own limit (`perMinute`). */
const PER_PLATFORM = 600;
const PER_RESTAURANT = 2400;
/** Checkouts that are begun at one restaurant in an hour, by whichever door: each is a row for a day. */
const BEGUN_PER_HOUR = 1000;

/** Throws a `Refusal` where the owner has closed the door, or if a platform, or all of them, call a restaurant too often. */
export async function checkDoor({ config, content, counts }: Services, request: FastifyRequest): Promise<void> {
  const { id, contentLanguage } = request.tenant;
  const { restaurant } = await content.of(id, contentLanguage);
  if (restaurant.assistantsOff) throw new Refusal(assistantsRefusals.assistants_off);
  if (!config.RATE_LIMITS) return;
  await limit(counts, `assistants ${id}`, { most: PER_RESTAURANT, windowMs: MINUTE });
  await limit(counts, `assistants ${id} ${platformOf(request) ?? ''}`, { most: PER_PLATFORM, windowMs: MINUTE });
}

/** Throws a `Refusal` if too many checkouts are begun at a restaurant. */
export async function limitBegun(
  { config, counts }: Pick<Services, 'config' | 'counts'>,
  restaurantId: string,
): Promise<void> {
  if (!config.RATE_LIMITS) return;
  await limit(counts, `checkouts ${restaurantId}`, { most: BEGUN_PER_HOUR, windowMs: 60 * MINUTE });
}

async function limit(counts: WindowCounts, key: string, { most, windowMs }: { most: number; windowMs: number }) {
  const { current, ttl } = await counts.count(key, windowMs);
  if (current > most) throw new Refusal(commonRefusals.too_many_requests, { retryAfterMs: ttl });
}
