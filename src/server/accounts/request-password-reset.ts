import { randomBytes } from 'node:crypto';
import { inTransaction } from '../platform/database.ts';
import { newId, sha256 } from '../platform/ids.ts';
import type { Services } from '../services.ts';
import { countResets, insertMail, insertReset } from './password-resets.repo.ts';
import { findByEmail, lockUser } from './users.repo.ts';

export const RESET_LIFE_MS = 30 * 60 * 1000;
/** Nobody's mailbox is filled by somebody else's typing. */
const MAX_LIVE_LINKS = 5;

/** The payload of a mail of kind `password_reset`. */
export interface PasswordResetMail {
  name: string;
  /** Below the restaurant's own address: a mail must never carry a host that came with the request. */
  path: string;
}

/**
 * Puts a mail with a single-use link, good for 30 minutes, into the outbox, in the user's language; does nothing
 * for an unknown address.
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
