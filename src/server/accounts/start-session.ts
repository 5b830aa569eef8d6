import type { Tx } from '../platform/database/database.ts';
import { newId, sha256 } from '../platform/ids/ids.ts';
import type { Services } from '../services.ts';
import { newRefreshToken } from './refresh-token.ts';
import { deleteExcessSessions, insertSession } from './sessions.repo.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Sessions of one account at one restaurant: more devices than a restaurant's team shares an account on. */
export const MAX_SESSIONS = 50;

export interface StartedSession {
  accessToken: string;
  refreshToken: string;
}

/**
 * Starts a session, which is one sign-in at one restaurant, and returns its first tokens. Beyond `MAX_SESSIONS` it takes the place
 * of the one that was unused for longest.
 */
export async function startSession(
  { clock, config, tokens, live }: Services,
  tx: Tx,
  { restaurantId, userId }: { restaurantId: string; userId: string },
): Promise<StartedSession> {
  const now = clock();
  // Before the new one is stored, which is so not among those that are ended.
  const ended = await deleteExcessSessions(tx, { userId, restaurantId, keep: MAX_SESSIONS - 1 });
  for (const sessionId of ended) live.endSession(sessionId);
  const id = newId();
  const refreshToken = newRefreshToken();
  await insertSession(tx, {
    id,
    restaurant_id: restaurantId,
    user_id: userId,
    token_hash: sha256(refreshToken),
    previous_hash: null,
    rotated_at: now,
    expires_at: now + config.REFRESH_TOKEN_DAYS * DAY_MS,
    created_at: now,
  });
  return { accessToken: tokens.sign({ sub: userId, aud: restaurantId, sid: id }), refreshToken };
}
