import { postPush } from '../pushes/post-push.ts';
import type { Services } from '../services.ts';
import { type DeviceRow, deleteDevice, noteDevice } from './devices.repo.ts';
import { RingFailed } from './ring-failed.ts';
import type { RingText } from './ring-text.ts';

/** Of a message that its device is not there to take: as long as an order waits, and longer than the ten minutes of a dead spot. */
const LIFE_S = 15 * 60;

/**
 * Sends a message to a device. `id` is the ring's: where one is sent twice because nobody knows whether it went out, the second takes the
 * place of the first. Throws `RingFailed`.
 */
export async function pushMessage(
  services: Services,
  device: DeviceRow,
  { id, text }: { id: string; text: RingText },
): Promise<void> {
  const { restaurant_id: restaurantId, language } = device;
  const at = { restaurantId, id: device.id };
  const message = { ...text, tag: id, lang: language };
  const push = { restaurantId, subscription: device, message, lifeS: LIFE_S, topic: id };
  const { status, retryAfter, isGone } = await postPush(services, push);
  if (isGone) {
    await deleteDevice(services.db, at);
    throw new RingFailed('the device has unsubscribed', { isFinal: true });
  }
  if (status < 200 || status > 299) {
    await noteDevice(services.db, at, { trouble: `${status}` });
    throw RingFailed.of(status, retryAfter);
  }
  await noteDevice(services.db, at, { rung_at: services.clock(), trouble: null });
}
