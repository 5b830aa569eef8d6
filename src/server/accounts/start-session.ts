import type { Tx } from '../platform/database/database.ts';
import { newId, sha256 } from '../platform/ids/ids.ts';
import type { Services } from '../services.ts';
import { newRefreshToken } from './refresh-token.ts';
import { insertSession } from './sessions.repo.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

export interface StartedSession {
  accessToken: string;
  refreshToken: string;
}

/** Starts a session, which is one sign-in at one restaurant, and returns its first tokens. */
export async function startSession(
  { clock, config, tokens }: Services,
  tx: Tx,
  { restaurantId, userId }: { restaurantId: string; userId: string },
): Promise<StartedSession> {
  const now = clock();
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
