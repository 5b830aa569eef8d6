import webPush from 'web-push';
import { postOutside } from '../platform/http/post-outside.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import type { Services } from '../services.ts';
import { type DeviceRow, deleteDevice, noteDevice } from './devices.repo.ts';
import { RingFailed } from './ring-failed.ts';
import type { RingText } from './ring-text.ts';

/** Of a message that its device is not there to take: as long as an order waits, and longer than the ten minutes of a dead spot. */
const LIFE_S = 15 * 60;
const TIMEOUT_MS = 10_000;

/** What the push service says when a device will never take a message again. */
const GONE = [404, 410];

/**
 * Sends a message to a device by its push service, which cannot read it. `id` is the ring's: where one is sent twice because nobody
 * knows whether it went out, the second takes the place of the first. Throws `RingFailed`.
 */
export async function pushMessage(
  services: Services,
  device: DeviceRow,
  { id, text }: { id: string; text: RingText },
): Promise<void> {
  const { restaurant_id: restaurantId, endpoint, p256dh, auth, language } = device;
  const at = { restaurantId, id: device.id };
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...text, tag: id, lang: language }),
    {
      vapidDetails: { subject: await subjectOf(services, restaurantId), ...services.push },
      TTL: LIFE_S,
      urgency: 'high',
      topic: id.replace(/[^\w-]/g, '').slice(0, 32),
    },
  );
  const { status, retryAfter } = await postOutside(endpoint, {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
    timeoutMs: TIMEOUT_MS,
    allowsPrivate: services.config.ALARMS_TO_PRIVATE_NETWORK,
  });
  if (GONE.includes(status)) {
    await deleteDevice(services.db, at);
    throw new RingFailed('the device has unsubscribed', { isFinal: true });
  }
  if (status < 200 || status > 299) {
    await noteDevice(services.db, at, { trouble: `${status}` });
    throw RingFailed.of(status, retryAfter);
  }
  await noteDevice(services.db, at, { rung_at: services.clock(), trouble: null });
}

/** Whom a push service may write to: it asks for an address of the web over TLS, or of e-mail. */
async function subjectOf({ db, config, content }: Services, restaurantId: string): Promise<string> {
  const { restaurant } = await content.of(restaurantId, 'en');
  const origin = await publicAddress({ db, config }, { id: restaurantId, slug: restaurant.slug });
  if (origin.startsWith('https:')) return origin;
  return `mailto:${config.MAIL_FROM ?? restaurant.contact.email}`;
}
