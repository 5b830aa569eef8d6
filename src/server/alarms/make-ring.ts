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
import type { RingRow } from './rings.repo.ts';

/** Calls whoever is to be called, of the orders that still wait or the printers that are still stuck. */
export async function makeRing(services: Services, ring: RingRow): Promise<'rung' | 'answered'> {
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
