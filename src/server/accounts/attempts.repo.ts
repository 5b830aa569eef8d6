import type { Db } from '../platform/database/database.ts';

/**
 * Counts an attempt and returns the count in the key's window and the window's end (ms). Atomic: concurrent attempts are all
 * counted.
 */
export async function countAttempt(
  db: Db,
  key: string,
  now: number,
  windowMs: number,
): Promise<{ count: number; ends_at: number }> {
  return db
    .insertInto('attempts')
    .values({ key, count: 1, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('attempts.ends_at', '<=', now);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('attempts.count', '+', 1))
            .end(),
          ends_at: eb.case().when(isOver).then(eb.ref('excluded.ends_at')).else(eb.ref('attempts.ends_at')).end(),
        };
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
}

export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

/** Deletes at most `limit` expired windows. Returns how many. */
export async function deleteOldAttempts(db: Db, now: number, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('attempts')
    .where('key', 'in', (eb) =>
      eb.selectFrom('attempts').select('key').where('ends_at', '<=', now).orderBy('ends_at').limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
