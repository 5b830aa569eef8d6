import type { Db } from '../platform/database/database.ts';
import type { SessionsTable } from '../platform/tables/account-tables.ts';

export async function insertSession(tx: Db, session: SessionsTable): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

interface Rotation {
  restaurantId: string;
  oldHash: string;
  newHash: string;
  now: number;
  expiresAt: number;
}

/**
 * Replaces a session's current refresh token. Undefined if `oldHash` is not the current token of a session that is still valid.
 * Of concurrent calls one succeeds.
 */
export function rotateToken(tx: Db, rotation: Rotation): Promise<{ id: string; user_id: string } | undefined> {
  const { restaurantId, oldHash, newHash, now, expiresAt } = rotation;
  return tx
    .updateTable('sessions')
    .set({ token_hash: newHash, previous_hash: oldHash, rotated_at: now, expires_at: expiresAt })
    .where('token_hash', '=', oldHash)
    .where('restaurant_id', '=', restaurantId)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id'])
    .executeTakeFirst();
}

export async function insertSpentToken(tx: Db, tokenHash: string, sessionId: string, now: number): Promise<void> {
  await tx.insertInto('spent_tokens').values({ token_hash: tokenHash, session_id: sessionId, spent_at: now }).execute();
}

/** Deletes replaced tokens from before `before` (ms): their cookies have expired by then. */
export async function deleteOldSpentTokens(tx: Db, sessionId: string, before: number): Promise<void> {
  await tx.deleteFrom('spent_tokens').where('session_id', '=', sessionId).where('spent_at', '<', before).execute();
}

/** Deletes all but the `keep` latest replaced tokens of a session, at most 100 at once. */
export async function deleteExcessSpentTokens(tx: Db, sessionId: string, keep: number): Promise<void> {
  await tx
    .deleteFrom('spent_tokens')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('spent_tokens')
        .select('token_hash')
        .where('session_id', '=', sessionId)
        .orderBy('spent_at', 'desc')
        .orderBy('token_hash')
        .limit(100)
        .offset(keep),
    )
    .execute();
}

/** Ends all but the `keep` sessions of an account at a restaurant that were used last. Returns the ids of those ended. */
export async function deleteExcessSessions(
  tx: Db,
  { userId, restaurantId, keep }: { userId: string; restaurantId: string; keep: number },
): Promise<string[]> {
  const kept = tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('restaurant_id', '=', restaurantId)
    .orderBy('rotated_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(keep);
  const rows = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'not in', kept)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function findSpentToken(db: Db, restaurantId: string, tokenHash: string) {
  return db
    .selectFrom('spent_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .select(['t.session_id as sessionId', 't.spent_at as spentAt'])
    .where('t.token_hash', '=', tokenHash)
    .where('s.restaurant_id', '=', restaurantId)
    .executeTakeFirst();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends the session of a current refresh token. Returns its id; undefined: the token is not known. */
export async function deleteSessionOfToken(
  db: Db,
  restaurantId: string,
  tokenHash: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .where('restaurant_id', '=', restaurantId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Ends all sessions of a user, at all restaurants. Returns their ids. */
export async function deleteSessionsOfUser(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('sessions').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Deletes at most `limit` expired sessions, oldest first, with their replaced tokens. Returns their ids. */
export async function deleteExpiredSessions(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb.selectFrom('sessions').select('id').where('expires_at', '<=', now).orderBy('expires_at').limit(limit),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
