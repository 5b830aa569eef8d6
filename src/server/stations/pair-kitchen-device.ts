import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { orderNumberOf } from '../../domain/orders/order-number.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { countAttempt } from '../accounts/attempts.repo.ts';
import { deviceOfToken, type KitchenDeviceRow, noteKitchenDevice, pairDevice } from '../cooking/stations.repo.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { stationsRefusals as refusals } from './stations.refusals.ts';

/** Wrong codes of one network at a restaurant in this time: more than its staff mistype. */
const MOST_CODES = 30;
const WITHIN = 10 * MINUTE;
/** How exactly it is known when a device last asked (ms). */
const SEEN_WITHIN = 30_000;

/**
 * Makes whoever enters a code that is shown in the office that station's device. Returns its secret, of which only the hash is kept. The
 * right code works whatever others have tried: only wrong ones are counted, and the limit of requests bounds who guesses.
 */
export async function pair(
  services: Services,
  { restaurantId, network, typed }: { restaurantId: string; network: string; typed: string },
): Promise<string> {
  const now = services.clock();
  // A code looks like an order's number.
  const code = orderNumberOf(typed) ?? '';
  const token = randomBytes(24).toString('base64url');
  const hashes = { codeHash: sha256(code), tokenHash: sha256(token) };
  if (await pairDevice(services.db, { restaurantId, ...hashes, now })) return token;
  const key = sha256(['kitchen code', restaurantId, network].join('\u0000'));
  const { count } = await countAttempt(services.db, key, now, WITHIN);
  throw new Refusal(count > MOST_CODES ? refusals.too_many_kitchen_codes : refusals.code_unknown);
}

/** The device that asks. Read for each request, so that a revocation takes effect at once. Throws 401. */
export async function askingDevice({ db, clock }: Services, request: FastifyRequest): Promise<KitchenDeviceRow> {
  const secret = request.headers['kitchen-device'];
  const of = { restaurantId: request.tenant.id, tokenHash: sha256(typeof secret === 'string' ? secret : '') };
  const device = await deviceOfToken(db, of);
  if (!device) throw new Refusal(refusals.device_unknown);
  const now = clock();
  if ((device.seen_at ?? 0) < now - SEEN_WITHIN) await noteKitchenDevice(db, device, now);
  return device;
}
