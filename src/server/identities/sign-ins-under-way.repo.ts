import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import type { Db } from '../platform/database/database.ts';
import type { SignInsUnderWayTable } from '../platform/tables/account-tables.ts';

export async function insertSignIn(db: Db, row: Omit<SignInsUnderWayTable, 'code_hash' | 'outcome'>): Promise<void> {
  await db
    .insertInto('sign_ins_under_way')
    .values({ ...row, code_hash: null, outcome: null })
    .execute();
}

interface Answered {
  stateHash: string;
  provider: SignInProvider;
  codeHash: string;
  now: number;
}

/** Takes the one answer that a provider may give to a request, of whichever restaurant. Undefined: nothing waits for it, or no longer. */
export function takeAnswer(db: Db, { stateHash, provider, codeHash, now }: Answered) {
  return db
    .updateTable('sign_ins_under_way')
    .set({ code_hash: codeHash })
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .where('code_hash', 'is', null)
    .where('expires_at', '>', now)
    .returning(['origin', 'redirect', 'nonce', 'verifier', 'user_id'])
    .executeTakeFirst();
}

export async function keepOutcome(db: Db, codeHash: string, outcome: string): Promise<void> {
  await db.updateTable('sign_ins_under_way').set({ outcome }).where('code_hash', '=', codeHash).execute();
}

/** Takes what was handed on to a restaurant: whoever asks second, or in another browser, finds nothing. */
export function takeHanded(
  db: Db,
  { restaurantId, codeHash, now }: { restaurantId: string; codeHash: string; now: number },
): Promise<SignInsUnderWayTable | undefined> {
  return db
    .deleteFrom('sign_ins_under_way')
    .where('restaurant_id', '=', restaurantId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes at most `limit` that nobody has finished. Returns how many. */
export async function deleteExpiredSignIns(db: Db, now: number, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('sign_ins_under_way')
    .where('state_hash', 'in', (eb) =>
      eb.selectFrom('sign_ins_under_way').select('state_hash').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
