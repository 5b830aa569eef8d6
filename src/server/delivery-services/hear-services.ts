import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { DeliveryService } from '../../domain/delivery-services/delivery-services.ts';
import { askForNews } from '../handing/handed.repo.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { deliveryServicesRefusals as refusals } from './delivery-services.refusals.ts';
import { findService } from './delivery-services.repo.ts';
import { eventsToken, serviceKeysOf } from './open-service.ts';

interface Heard {
  restaurantId: string;
  body: string;
}

const uberEvent = z.object({
  delivery_id: z.string().nullish(),
  data: z.object({ id: z.string().nullish() }).nullish(),
});

/**
 * Takes Uber Direct's word that something of a delivery has changed, and has it asked what. What an event says itself is not followed: events
 * come twice, late and out of order. Throws a `Refusal` for one that is not signed with the webhook's key.
 */
export async function receiveUberEvent(
  services: Services,
  { restaurantId, body, signature }: Heard & { signature: string },
): Promise<void> {
  const row = await findService(services.db, { restaurantId, service: 'uber_direct' });
  const key = row && serviceKeysOf(services, row).signingKey;
  if (!key || !isSame(createHmac('sha256', key).update(body).digest(), Buffer.from(signature, 'hex')))
    throw new Refusal(refusals.service_event_unsigned);
  const told = uberEvent.safeParse(jsonOf(body)).data;
  await ask(services, { restaurantId, service: 'uber_direct', ref: told?.delivery_id ?? told?.data?.id });
}

const stuartId = z.union([z.string(), z.number()]).transform(String);
const stuartEvent = z.object({
  data: z.object({
    id: stuartId.nullish(),
    job: z.object({ id: stuartId.nullish() }).nullish(),
    jobId: stuartId.nullish(),
  }),
});

/** The same of Stuart, whose events are of jobs, or of deliveries in jobs. It signs nothing: the address that it calls proves that it is Stuart. */
export async function receiveStuartEvent(
  services: Services,
  { restaurantId, body, token }: Heard & { token: string },
): Promise<void> {
  const row = await findService(services.db, { restaurantId, service: 'stuart' });
  const right = row && eventsToken(restaurantId, serviceKeysOf(services, row));
  if (!right || !isSame(Buffer.from(right), Buffer.from(token))) throw new Refusal(refusals.service_event_unsigned);
  const told = stuartEvent.safeParse(jsonOf(body)).data?.data;
  for (const ref of new Set([told?.id, told?.job?.id, told?.jobId]))
    await ask(services, { restaurantId, service: 'stuart', ref });
}

async function ask(
  { db, clock }: Services,
  { ref, ...of }: { restaurantId: string; service: DeliveryService; ref: string | null | undefined },
): Promise<void> {
  if (ref) await askForNews(db, { ...of, ref, now: clock() });
}

function isSame(right: Buffer, given: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
