import { mailOwners } from '../outbox/mail-owners.ts';
import type { Tx } from '../platform/database/database.ts';
import { giveUpOpen } from './deliveries.repo.ts';
import { findWebhook, updateWebhook } from './webhooks.repo.ts';

/** The payload of a mail of kind `webhook_off`. */
export interface WebhookOffMail {
  host: string;
}

/** Switches off a webhook that cannot be told, gives up what it has still to be told, and tells the owners: once, however often. */
export async function switchOff(
  tx: Tx,
  { restaurantId, id, now }: { restaurantId: string; id: string; now: number },
): Promise<void> {
  const webhook = await findWebhook(tx, { restaurantId, id });
  if (!webhook || webhook.off_at !== null) return;
  await updateWebhook(tx, { restaurantId, id }, { off_at: now });
  await giveUpOpen(tx, { restaurantId, webhookId: id });
  const payload: WebhookOffMail = { host: new URL(webhook.url).host };
  await mailOwners(tx, { restaurantId, kind: 'webhook_off', key: `${id} ${now}`, payload, now });
}
