import { sha256 } from '../platform/ids.ts';
import type { Services } from '../services.ts';
import { deleteSession, deleteSessionOfToken, findSpentToken } from './sessions.repo.ts';

/** Ends the family of a refresh token, a replaced one included; does nothing for a token that is not known. */
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
