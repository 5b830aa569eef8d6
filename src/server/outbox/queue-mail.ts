import type { Tx } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';

interface QueuedMail {
  restaurantId: string;
  /** One of `MAIL_KINDS`. */
  kind: string;
  recipient: string;
  language: string;
  payload: object;
  now: number;
}

/** Puts a mail into the outbox and returns its id. Call `outbox.wake()` after the commit. */
export async function queueMail(tx: Tx, mail: QueuedMail): Promise<string> {
  const { restaurantId, kind, recipient, language, payload, now } = mail;
  const id = newId();
  await tx
    .insertInto('outbox')
    .values({
      restaurant_id: restaurantId,
      id,
      kind,
      recipient,
      language,
      payload: JSON.stringify(payload),
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
  return id;
}
