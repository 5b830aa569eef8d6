import { randomBytes } from 'node:crypto';
import type { Webhook, WebhookCall, WebhookChange, WebhookInput } from '../../contract/staff/staff-webhooks.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { WEBHOOK_EVENTS } from '../../domain/webhook-events.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { TRIED_FOR_MS } from '../events/queue-event.ts';
import { toIso } from '../platform/clock.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { isOutside } from '../platform/http/outside-address.ts';
import { newId } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { webhookSecret } from '../signed-calls/call-signed.ts';
import { signedCallsRefusals } from '../signed-calls/signed-calls.refusals.ts';
import { deliverOnceMore, giveUpOpen, insertDelivery, lastDeliveries } from './deliveries.repo.ts';
import { webhooksRefusals as refusals } from './webhooks.refusals.ts';
import * as repo from './webhooks.repo.ts';

const MAX_WEBHOOKS = 5;
/** How long a former secret is valid beside the new one. */
const BOTH_VALID_MS = DAY;
const MOST_SHOWN = 100;

type Act = StaffAct & { id: string };

/** The restaurant's webhooks as the office shows them. */
export async function readWebhooks(services: Services, restaurantId: string, tx?: Tx): Promise<Webhook[]> {
  const now = services.clock();
  return (await repo.webhooksOf(tx ?? services.db, restaurantId)).map(
    ({ id, url, events, seed, former_until, off_at }) => ({
      ...{ _id: id, url, events: fromJson(events), secret: webhookSecret(services, restaurantId, seed) },
      formerUntil: former_until !== null && former_until > now ? toIso(former_until) : null,
      offAt: toIso(off_at),
    }),
  );
}

export async function addWebhook(services: Services, act: StaffAct, input: WebhookInput): Promise<Webhook[]> {
  checkOutside(services, input.url);
  return change(services, act, async (tx) => {
    const { length } = await repo.webhooksOf(tx, act.restaurantId);
    if (length >= MAX_WEBHOOKS) throw new Refusal(refusals.too_many_webhooks, { values: { max: MAX_WEBHOOKS } });
    const id = newId();
    await repo.insertWebhook(tx, {
      ...{ restaurant_id: act.restaurantId, id, ...columnsOf(input), seed: newSeed(), created_at: act.now },
      ...{ former_seed: null, former_until: null, off_at: null },
    });
    await record(tx, { ...act, id }, 'webhook_new', { before: null, after: termsOf(input, true) });
  });
}

/** Changes where and of what is told. Off, it is told of nothing, not even later; on again, of what happens from then on. */
export async function changeWebhook(services: Services, act: Act, input: WebhookChange): Promise<Webhook[]> {
  const { isOn } = input;
  checkOutside(services, input.url);
  return change(services, act, async (tx) => {
    const found = await repo.findWebhook(tx, act);
    if (!found) throw new Refusal(commonRefusals.not_found);
    const off_at = isOn ? null : (found.off_at ?? act.now);
    await repo.updateWebhook(tx, act, { ...columnsOf(input), off_at });
    if (!isOn) await giveUpOpen(tx, { restaurantId: act.restaurantId, webhookId: act.id });
    const before = termsOf({ url: found.url, events: fromJson(found.events) }, found.off_at === null);
    await record(tx, act, 'webhook_change', { before, after: termsOf(input, isOn) });
  });
}

export async function removeWebhook(services: Services, act: Act): Promise<Webhook[]> {
  return change(services, act, async (tx) => {
    const found = await repo.findWebhook(tx, act);
    if (!found || !(await repo.deleteWebhook(tx, act))) throw new Refusal(commonRefusals.not_found);
    const before = termsOf({ url: found.url, events: fromJson(found.events) }, found.off_at === null);
    await record(tx, act, 'webhook_removed', { before, after: null });
  });
}

/** Gives a webhook another secret. The former one is valid for a day more, in which the receiver learns the new one. */
export async function renewSecret(services: Services, act: Act): Promise<Webhook[]> {
  return change(services, act, async (tx) => {
    const found = await repo.findWebhook(tx, act);
    if (!found) throw new Refusal(commonRefusals.not_found);
    const former = { former_seed: found.seed, former_until: act.now + BOTH_VALID_MS };
    await repo.updateWebhook(tx, act, { seed: newSeed(), ...former });
    await record(tx, act, 'webhook_change', { before: {}, after: { isSecretNew: true } });
  });
}

/** The last calls of a webhook. Throws a `Refusal` if there is no such webhook. */
export async function readDeliveries(
  { db }: Pick<Services, 'db'>,
  { restaurantId, id }: { restaurantId: string; id: string },
): Promise<WebhookCall[]> {
  if (!(await repo.findWebhook(db, { restaurantId, id }))) throw new Refusal(commonRefusals.not_found);
  const rows = await lastDeliveries(db, { restaurantId, webhookId: id }, MOST_SHOWN);
  return rows.map((row) => ({
    ...{ _id: row.id, event: row.event, orderNumber: row.number, at: toIso(row.created_at) },
    ...{ state: row.outcome ?? 'waiting', attempts: row.attempts, status: row.status, tookMs: row.took_ms },
    ...{ answeredAt: toIso(row.answered_at), error: row.last_error },
    nextAt: row.outcome === null ? toIso(row.due_at) : null,
  }));
}

/** Has a webhook called without an event. */
export async function tryWebhook(services: Services, act: Act): Promise<WebhookCall[]> {
  await inTransaction(services.db, async (tx) => {
    await requireOn(tx, act);
    await insertDelivery(tx, {
      ...{ restaurant_id: act.restaurantId, webhook_id: act.id, id: newId(), event: 'test', facts: toJson({}) },
      ...{ created_at: act.now, give_up_at: act.now + DAY / 24 },
    });
  });
  return readDeliveries(services, act);
}

/** Has a webhook told once more, with the same id: of what it has had, or of what was given up. */
export async function deliverAgain(services: Services, act: Act & { deliveryId: string }): Promise<WebhookCall[]> {
  const { restaurantId, id: webhookId, deliveryId, now } = act;
  await inTransaction(services.db, async (tx) => {
    await requireOn(tx, act);
    const times = { now, giveUpAt: now + TRIED_FOR_MS };
    const isKnown = await deliverOnceMore(tx, { restaurantId, webhookId, id: deliveryId }, times);
    if (!isKnown) throw new Refusal(commonRefusals.not_found);
  });
  return readDeliveries(services, act);
}

async function requireOn(tx: Tx, act: Act): Promise<void> {
  const found = await repo.findWebhook(tx, act);
  if (!found) throw new Refusal(commonRefusals.not_found);
  if (found.off_at !== null) throw new Refusal(refusals.webhook_is_off);
}

async function change(services: Services, act: StaffAct, work: (tx: Tx) => Promise<void>): Promise<Webhook[]> {
  return inTransaction(services.db, async (tx) => {
    await lockRestaurant(tx, act.restaurantId);
    await work(tx);
    return readWebhooks(services, act.restaurantId, tx);
  });
}

function checkOutside({ config }: Services, url: string): void {
  if (!isOutside(url, config.ALARMS_TO_PRIVATE_NETWORK)) throw new Refusal(signedCallsRefusals.webhook_not_outside);
}

function columnsOf({ url, events: chosen }: WebhookInput) {
  return { url, events: toJson(WEBHOOK_EVENTS.filter((each) => chosen.includes(each))) };
}

const termsOf = ({ url, events }: WebhookInput, isOn: boolean) => ({ url, events, isOn });
const newSeed = () => randomBytes(16).toString('base64url');

function record(
  tx: Tx,
  act: Act,
  action: 'webhook_new' | 'webhook_change' | 'webhook_removed',
  change: { before: object | null; after: object | null },
): Promise<void> {
  return recordChange(tx, act, { action, subject: 'webhook', subjectId: act.id, ...change });
}
