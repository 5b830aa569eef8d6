import webPush from 'web-push';
import { postOutside } from '../platform/http/post-outside.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import type { Services } from '../services.ts';

const TIMEOUT_MS = 10_000;

/** What a push service says when a browser will never take a message again. */
const GONE = [404, 410];

interface Push {
  restaurantId: string;
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** What the browser's service worker reads. */
  message: object;
  /** Of a message that the browser is not there to take (s). */
  lifeS: number;
  /** The second of two messages with the same topic takes the place of the first. */
  topic: string;
}

/** How the push service answered. `isGone`: the browser has unsubscribed. */
interface PushAnswer {
  status: number;
  retryAfter: number | null;
  isGone: boolean;
}

/** Sends a message to a browser by its push service, which cannot read it. Throws where that cannot be reached. */
export async function postPush(services: Services, push: Push): Promise<PushAnswer> {
  const { restaurantId, subscription, message, lifeS, topic } = push;
  const { endpoint, p256dh, auth } = subscription;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: await subjectOf(services, restaurantId), ...services.push },
      TTL: lifeS,
      urgency: 'high',
      topic: topic.replace(/[^\w-]/g, '').slice(0, 32),
    },
  );
  const { status, retryAfter } = await postOutside(endpoint, {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
    timeoutMs: TIMEOUT_MS,
    allowsPrivate: services.config.PUSHES_TO_PRIVATE_NETWORK,
  });
  return { status, retryAfter, isGone: GONE.includes(status) };
}

/** Whom a push service may write to: it asks for an address of the web over TLS, or of e-mail. */
async function subjectOf({ db, config, content }: Services, restaurantId: string): Promise<string> {
  const { restaurant } = await content.of(restaurantId, 'en');
  const origin = await publicAddress({ db, config }, { id: restaurantId, slug: restaurant.slug });
  if (origin.startsWith('https:')) return origin;
  return `mailto:${config.MAIL_FROM ?? restaurant.contact.email}`;
}
