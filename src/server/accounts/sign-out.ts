import { sha256 } from '../platform/ids/ids.ts';
import type { Services } from '../services.ts';
import { deleteSession, deleteSessionOfToken, findSpentToken } from './sessions.repo.ts';

/** Ends the session of a refresh token, even of a replaced one; does nothing for an unknown token. */
export async function signOut(
  { db, live }: Services,
  { token, restaurantId }: { token: string; restaurantId: string },
): Promise<void> {
  const hash = sha256(token);
  const ended = await deleteSessionOfToken(db, restaurantId, hash);
  if (ended) return live.endSession(ended);
  const spent = await findSpentToken(db, restaurantId, hash);
  if (!spent) return;
  await deleteSession(db, spent.sessionId);
  live.endSession(spent.sessionId);
}
