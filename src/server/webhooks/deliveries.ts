import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { callSigned, webhookSecret } from '../signed-calls/call-signed.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { DELIVERIES_TO_MAKE, type DeliveryRow, tookOthers } from './deliveries.repo.ts';
import { deliveryBody } from './delivery-body.ts';
import { switchOff } from './switch-off.ts';
import { findWebhook, type WebhookRow } from './webhooks.repo.ts';

const LONGEST_WAIT_MS = DAY / 24;

/** An answer that is none of success. */
class NotTaken extends Error {
  /** How long the receiver asks to be left alone (ms); null: it does not. */
  readonly waitMs: number | null;

  constructor(status: number, retryAfter: number | null) {
    super(`HTTP ${status}`);
    this.waitMs = retryAfter === null ? null : Math.min(retryAfter * 1000, LONGEST_WAIT_MS);
  }
}

/** Calls of webhooks: tried for three days with growing pauses, then the webhook is switched off. */
export const DELIVERIES: WorkKind<'deliveries'> = {
  name: 'deliveries',
  place: DELIVERIES_TO_MAKE,
  leaseMs: MINUTE,
  everyMs: 1000,
  atOnce: { places: 10, spare: 20 },
  retries: { firstMs: 5000, longestMs: 6 * 60 * MINUTE },
  sort: ({ event }) => event,
  usefulUntil: ({ give_up_at }) => give_up_at,
  attempt: deliver,
  waitMs: (error) => (error instanceof NotTaken ? error.waitMs : null),
  async giveUp(services, row, error) {
    const { restaurant_id: restaurantId, webhook_id: id } = row;
    // A test says nothing about what the receiver does with events, and one that takes others is there.
    if (row.event !== 'test' && !(await tookOthers(services.db, row))) {
      await inTransaction(services.db, (tx) => switchOff(tx, { restaurantId, id, now: services.clock() }));
      services.outbox.wake();
    }
    return { outcome: 'failed', ...(row.last_error === null && { last_error: error }) };
  },
};

async function deliver(services: Services, row: DeliveryRow): Promise<Partial<DeliveryRow>> {
  const { restaurant_id: restaurantId, webhook_id, id } = row;
  const webhook = await findWebhook(services.db, { restaurantId, id: webhook_id });
  if (!webhook || webhook.off_at !== null) return { outcome: 'failed' };
  const body = await deliveryBody(services, row);
  const secrets = secretsOf(services, webhook);
  const began = performance.now();
  const { status, retryAfter } = await callSigned(services, { url: webhook.url, secrets, id, body });
  const answer = { status, took_ms: Math.round(performance.now() - began), answered_at: services.clock() };
  if (status >= 200 && status <= 299) return { outcome: 'delivered', last_error: null, ...answer };
  await noteAnswer(services, row, answer);
  throw new NotTaken(status, retryAfter);
}

/** Kept before the piece goes back to those that are due, which keeps only why it failed. */
async function noteAnswer(
  { db }: Services,
  { restaurant_id, webhook_id, id }: DeliveryRow,
  answer: Pick<DeliveryRow, 'status' | 'took_ms' | 'answered_at'>,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set(answer)
    .where('restaurant_id', '=', restaurant_id)
    .where('webhook_id', '=', webhook_id)
    .where('id', '=', id)
    .execute();
}

/** The secret, and the former one as long as it is valid. */
function secretsOf(services: Services, { restaurant_id, seed, former_seed, former_until }: WebhookRow): string[] {
  const isFormerValid = former_seed !== null && (former_until ?? 0) > services.clock();
  return [seed, ...(isFormerValid ? [former_seed] : [])].map((each) => webhookSecret(services, restaurant_id, each));
}
