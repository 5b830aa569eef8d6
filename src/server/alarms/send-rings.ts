import { MINUTE } from '../../domain/times/zoned-time.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';
import { stuckPrinters } from './alarm-for-printers.ts';
import { storedAlarms } from './alarm-settings.ts';
import { stillWaiting, type WaitingOrder } from './alarms.repo.ts';
import { callWebhook } from './call-webhook.ts';
import { findDevice } from './devices.repo.ts';
import { printerRingText, type StuckPrinter } from './printer-ring-text.ts';
import { pushMessage } from './push-message.ts';
import { RingFailed } from './ring-failed.ts';
import { ringText } from './ring-text.ts';
import { claimRings, endRing, type RingRow } from './rings.repo.ts';

/** How long a ring belongs to the process that claimed it: longer than an attempt can take. */
const LEASE_MS = MINUTE;
/** After that nobody is helped: the ladder has gone on. */
const USEFUL_MS = 15 * MINUTE;
const FIRST_RETRY_MS = 3000;
const LONGEST_RETRY_MS = 2 * MINUTE;

/** Makes at most `limit` of the calls that are due. Returns them as they end, each handled by itself. */
export async function sendRings(services: Services, limit: number): Promise<Promise<void>[]> {
  const now = services.clock();
  const rings = await claimRings(services, { now, until: now + LEASE_MS, limit });
  return rings.map((ring) =>
    send(services, ring).catch((error: unknown) =>
      services.log.error({ err: error, ring: ring.id }, 'how an alarm went could not be noted'),
    ),
  );
}

async function send(services: Services, ring: RingRow): Promise<void> {
  const { db, clock } = services;
  if (clock() > ring.created_at + USEFUL_MS) return endRing(db, ring, { outcome: 'late' });
  try {
    await endRing(db, ring, { outcome: await call(services, ring), last_error: null });
  } catch (error) {
    await noteFailure(services, ring, error as Error);
  }
}

/** Calls whoever is to be called, of the orders that still wait or the printers that are still stuck. */
async function call(services: Services, ring: RingRow): Promise<'rung' | 'answered'> {
  const { db } = services;
  const { id, restaurant_id: restaurantId, device_id: deviceId } = ring;
  const asked = fromJson(ring.order_ids);
  const orders = asked && (await stillWaiting(db, restaurantId, asked));
  const printers = ring.printer_ids && (await stillStuck(services, restaurantId, fromJson(ring.printer_ids)));
  if (orders?.length === 0 || printers?.length === 0) return 'answered';
  const ringing = { restaurantId, id, orders, printers };
  await (deviceId === null ? ringWebhook(services, ringing) : ringDevice(services, { ...ringing, deviceId }));
  return 'rung';
}

interface Ringing {
  restaurantId: string;
  id: string;
  orders: WaitingOrder[] | null;
  printers: StuckPrinter[] | null;
}

async function ringWebhook(services: Services, ringing: Ringing): Promise<void> {
  const { webhook } = await storedAlarms(services.db, ringing.restaurantId);
  if (!webhook) throw new RingFailed('there is no webhook any more', { isFinal: true });
  await callWebhook(services, { ...ringing, webhook });
}

async function ringDevice(services: Services, ringing: Ringing & { deviceId: string }): Promise<void> {
  const { restaurantId, orders, printers, deviceId, id } = ringing;
  const device = await findDevice(services.db, { restaurantId, id: deviceId });
  if (!device) throw new RingFailed('there is no such device any more', { isFinal: true });
  const { language } = device;
  const text = printers
    ? printerRingText(printers, language, services.clock())
    : await ringText(services, { restaurantId, language, orders });
  await pushMessage(services, device, { id, text });
}

function stillStuck({ db, clock }: Services, restaurantId: string, ids: string[]): Promise<StuckPrinter[]> {
  return stuckPrinters(db, clock()).where('restaurant_id', '=', restaurantId).where('id', 'in', ids).execute();
}

async function noteFailure({ db, clock, log }: Services, ring: RingRow, error: Error): Promise<void> {
  const { isFinal = false, waitMs = null } = error instanceof RingFailed ? error : {};
  const last_error = error.message.slice(0, 200);
  log.warn({ restaurant: ring.restaurant_id, ring: ring.id, reason: last_error, isFinal }, 'an alarm did not go out');
  const wait = waitMs ?? Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (ring.attempts - 1));
  await endRing(
    db,
    ring,
    isFinal ? { outcome: 'failed', last_error } : { next_attempt_at: clock() + wait, last_error },
  );
}
