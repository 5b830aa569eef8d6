import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { assistantsRefusals } from './assistants.refusals.ts';
import { platformOf } from './platform-of.ts';

/** Calls a minute to one restaurant: by one platform, and by all together. Each address has its own limit (`perMinute`). */
const PER_PLATFORM = 600;
const PER_RESTAURANT = 2400;

/** Throws a `Refusal` where the owner has closed the door, or if a platform, or all of them, call a restaurant too often. */
export async function checkDoor({ config, content, counts }: Services, request: FastifyRequest): Promise<void> {
  const { id, contentLanguage } = request.tenant;
  const { restaurant } = await content.of(id, contentLanguage);
  if (restaurant.assistantsOff) throw new Refusal(assistantsRefusals.assistants_off);
  if (!config.RATE_LIMITS) return;
  const limited: [string, number][] = [
    [`assistants ${id}`, PER_RESTAURANT],
    [`assistants ${id} ${platformOf(request) ?? ''}`, PER_PLATFORM],
  ];
  for (const [key, most] of limited) {
    const { current, ttl } = await counts.count(key, MINUTE);
    if (current > most) throw new Refusal(commonRefusals.too_many_requests, { retryAfterMs: ttl });
  }
}
