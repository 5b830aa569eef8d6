import { randomBytes } from 'node:crypto';
import { queueMail } from '../outbox/queue-mail.ts';
import { inTransaction } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { Services } from '../services.ts';
import { homeOf } from './home-of.ts';
import { countResets, insertReset } from './password-resets.repo.ts';
import { findByEmail, lockUser } from './users.repo.ts';

export const RESET_LIFE_MS = 30 * 60 * 1000;
/**
 * Open links per user and restaurant, so that nobody can flood another's mailbox, nor use up at one restaurant the letters of another.
 */
const MAX_LIVE_LINKS = 5;

/** The payload of a mail of kind `password_reset`. */
export interface PasswordResetMail {
  /** Path below the restaurant's public address: links in mails must never use the request's Host header. */
  path: string;
}

/**
 * Queues a mail with a single-use link that is valid for 30 minutes, in the user's language. The link leads to a restaurant that the
 * user knows (`homeOf`). Does nothing for an unknown address, or if the user has too many open links there.
 */
export async function requestPasswordReset(
  { db, clock, outbox }: Services,
  { email, restaurantId: asked }: { email: string; restaurantId: string },
): Promise<void> {
  const user = await findByEmail(db, email);
  if (!user) return;
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, user.id))) return;
    const restaurantId = await homeOf(tx, user.id, asked);
    const owner = { restaurant_id: restaurantId, user_id: user.id };
    if ((await countResets(tx, owner, now)) >= MAX_LIVE_LINKS) return;
    await insertReset(tx, { ...owner, token_hash: sha256(token), expires_at: now + RESET_LIFE_MS });
    const payload: PasswordResetMail = { path: `/reset-password?token=${token}` };
    await queueMail(tx, {
      restaurantId,
      kind: 'password_reset',
      recipient: user.email,
      language: user.language,
      payload,
      now,
    });
  });
  outbox.wake();
}
