import { randomBytes } from 'node:crypto';
import { inTransaction } from '../platform/database.ts';
import { newId, sha256 } from '../platform/ids.ts';
import type { Services } from '../services.ts';
import { countResets, insertMail, insertReset } from './password-resets.repo.ts';
import { findByEmail, lockUser } from './users.repo.ts';

export const RESET_LIFE_MS = 30 * 60 * 1000;
/** Open links per user, so that nobody can flood another's mailbox. */
const MAX_LIVE_LINKS = 5;

/** The payload of a mail of kind `password_reset`. */
export interface PasswordResetMail {
  name: string;
  /** Path below the restaurant's public address: links in mails must never use the request's Host header. */
  path: string;
}

/**
 * Queues a mail with a single-use link that is valid for 30 minutes, in the user's language. Does nothing for an unknown address,
 * or if the user has too many open links.
 */
export async function requestPasswordReset(
  { db, clock, outbox }: Services,
  { email, restaurantId }: { email: string; restaurantId: string },
): Promise<void> {
  const user = await findByEmail(db, email);
  if (!user) return;
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    if ((await countResets(tx, user.id, now)) >= MAX_LIVE_LINKS) return;
    const owner = { restaurant_id: restaurantId, user_id: user.id };
    await insertReset(tx, { ...owner, token_hash: sha256(token), expires_at: now + RESET_LIFE_MS });
    const payload: PasswordResetMail = { name: user.name, path: `/reset-password?token=${token}` };
    await insertMail(tx, {
      restaurant_id: restaurantId,
      id: newId(),
      kind: 'password_reset',
      recipient: user.email,
      language: user.language,
      payload: JSON.stringify(payload),
      attempts: 0,
      next_attempt_at: now,
      sent_at: null,
      failed_at: null,
      last_error: null,
      created_at: now,
    });
  });
  outbox.wake();
}
