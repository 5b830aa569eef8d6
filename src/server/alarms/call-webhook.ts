import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { toIso } from '../platform/clock.ts';
import type { StoredAlarms } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';
import { callSigned, webhookSecret } from '../signed-calls/call-signed.ts';
import type { WaitingOrder } from './alarms.repo.ts';
import { RingFailed } from './ring-failed.ts';
import { ringText } from './ring-text.ts';

type Webhook = NonNullable<StoredAlarms['webhook']>;

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
  const { content, clock } = services;
  const { restaurant } = await content.of(restaurantId, 'en');
  const { currency, contentLanguage: language } = restaurant;
  const { title, body: lines } = await ringText(services, { restaurantId, language, orders });
  const now = clock();
  const body = {
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
  };
  const secrets = [webhookSecret(services, restaurantId, webhook.seed)];
  const { status, retryAfter } = await callSigned(services, { url: webhook.url, secrets, id, body });
  if (status < 200 || status > 299) throw RingFailed.of(status, retryAfter);
}
