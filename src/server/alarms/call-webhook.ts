import { createHmac } from 'node:crypto';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { toIso } from '../platform/clock.ts';
import { postOutside } from '../platform/http/post-outside.ts';
import type { StoredAlarms } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';
import type { WaitingOrder } from './alarms.repo.ts';
import { webhookKey } from './push-keys.ts';
import { RingFailed } from './ring-failed.ts';
import { ringText } from './ring-text.ts';

type Webhook = NonNullable<StoredAlarms['webhook']>;

const TIMEOUT_MS = 10_000;

/**
 * Calls the restaurant's webhook as Standard Webhooks has it: signed over id, time and body, and with the same id where it is called
 * again. `orders` null: a test. Throws `RingFailed`.
 */
export async function callWebhook(
  services: Services,
  {
    restaurantId,
    webhook,
    id,
    orders,
  }: { restaurantId: string; webhook: Webhook; id: string; orders: WaitingOrder[] | null },
): Promise<void> {
  const { config, content, clock, push } = services;
  const { restaurant } = await content.of(restaurantId, 'en');
  const { currency, contentLanguage: language } = restaurant;
  const { title, body: lines } = await ringText(services, { restaurantId, language, orders });
  const now = clock();
  const body = JSON.stringify({
    type: orders ? 'orders.waiting' : 'test',
    timestamp: toIso(now),
    data: {
      restaurant: restaurant.slug,
      phone: webhook.phone,
      language,
      text: `${title}\n${lines}`,
      orders: (orders ?? []).map(({ number, order_type, total, created_at, scheduled_at }) => ({
        number,
        type: order_type,
        total: toDecimal(total, decimalsOf(currency.code)),
        currency: currency.code,
        placedAt: toIso(created_at),
        scheduledAt: toIso(scheduled_at),
      })),
    },
  });
  const time = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', webhookKey(push, restaurantId, webhook.seed))
    .update(`${id}.${time}.${body}`)
    .digest('base64');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Servery',
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${signature}`,
  };
  const allowsPrivate = config.ALARMS_TO_PRIVATE_NETWORK;
  const { status, retryAfter } = await postOutside(webhook.url, {
    headers,
    body,
    timeoutMs: TIMEOUT_MS,
    allowsPrivate,
  });
  if (status < 200 || status > 299) throw RingFailed.of(status, retryAfter);
}
