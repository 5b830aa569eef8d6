import { findByEmail } from '../accounts/users.repo.ts';
import type { Db } from '../platform/database/database.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';

/** The account of an e-mail address. Throws an error for the operator if there is none. */
export async function accountOf(db: Db, email: string): Promise<UsersTable> {
  const user = await findByEmail(db, email);
  if (!user) throw new Error(`Nobody has an account with ${email}.`);
  return user;
}
