import type { Language } from '../../domain/languages.ts';
import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import { forgottenEmail } from '../accounts/users.repo.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { IdentitiesTable } from '../platform/tables/account-tables.ts';

/** Whose identity it is; undefined: nobody's yet. */
export async function userOfIdentity(db: Db, provider: SignInProvider, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

export function identitiesOf(db: Db, userId: string): Promise<IdentitiesTable[]> {
  return db.selectFrom('identities').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
}

/** Throws a unique violation if it is somebody's, or the account has another one of this provider. */
export async function insertIdentity(tx: Tx, identity: IdentitiesTable): Promise<void> {
  await tx.insertInto('identities').values(identity).execute();
}

export async function deleteIdentity(tx: Tx, userId: string, provider: SignInProvider): Promise<void> {
  await tx.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider).execute();
}

/** Stores the language last used, and locks the account's row until the transaction ends. Returns false if there is no such account any more. */
export async function holdAccount(tx: Tx, id: string, language: Language): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ language })
    .where('id', '=', id)
    .where('kind', '=', 'customer')
    .where('email', '<>', forgottenEmail(id))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whether the account works at any restaurant. */
export async function isAnyStaff(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('staff').select('role').where('user_id', '=', userId).limit(1).executeTakeFirst();
  return row !== undefined;
}
