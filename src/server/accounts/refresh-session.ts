import { inTransaction } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { newRefreshToken } from './refresh-token.ts';
import {
  deleteExcessSpentTokens,
  deleteOldSpentTokens,
  deleteSession,
  findSpentToken,
  insertSpentToken,
  rotateToken,
} from './sessions.repo.ts';
import { DAY_MS, type StartedSession } from './start-session.ts';

/** Replaced tokens that a session remembers: those of a page that stays open for the 30 days of a session. */
export const MAX_SPENT_TOKENS = 3000;

/**
 * Exchanges a refresh token for the next one. For a token replaced within the grace period, as by a tab that lost a race, throws
 * 409 `refresh_raced`. Later reuse means that the token was stolen: it ends the session and throws 401 (DECISIONS, settled 2).
 */
export async function refreshSession(
  services: Services,
  { token, restaurantId }: { token: string; restaurantId: string },
): Promise<StartedSession> {
  const { db, clock, config, tokens } = services;
  const now = clock();
  const life = config.REFRESH_TOKEN_DAYS * DAY_MS;
  const oldHash = sha256(token);
  const refreshToken = newRefreshToken();
  const session = await inTransaction(db, async (tx) => {
    const rotation = { restaurantId, oldHash, newHash: sha256(refreshToken), now, expiresAt: now + life };
    const family = await rotateToken(tx, rotation);
    if (!family) return undefined;
    await insertSpentToken(tx, oldHash, family.id, now);
    await deleteOldSpentTokens(tx, family.id, now - life);
    await deleteExcessSpentTokens(tx, family.id, MAX_SPENT_TOKENS);
    return family;
  });
  if (!session) return refuseSpent(services, restaurantId, oldHash);
  return { accessToken: tokens.sign({ sub: session.user_id, aud: restaurantId, sid: session.id }), refreshToken };
}

async function refuseSpent({ db, clock, config, live }: Services, restaurantId: string, hash: string): Promise<never> {
  const spent = await findSpentToken(db, restaurantId, hash);
  if (!spent) throw new Refusal(accountRefusals.session_ended);
  if (clock() - spent.spentAt < config.REFRESH_GRACE_S * 1000) throw new Refusal(accountRefusals.refresh_raced);
  await deleteSession(db, spent.sessionId);
  live.endSession(spent.sessionId);
  throw new Refusal(accountRefusals.session_ended);
}
