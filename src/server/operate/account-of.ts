import { countryCode } from '../../domain/people/country-code.ts';
import { emailKey } from '../../domain/people/email.ts';
import { findByEmail } from '../accounts/users.repo.ts';
import { phoneKey } from '../people/same-person.ts';
import type { Db } from '../platform/database/database.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';

/**
 * The account of an e-mail address, and at all restaurants whoever ordered without an account under that address, or with that phone
 * number. Throws an error for the operator if there is nobody, unless that is as well.
 */
export async function peopleOf(db: Db, who: string, { orNobody = false } = {}): Promise<UsersTable[]> {
  const isEmail = who.includes('@');
  const account = isEmail ? await findByEmail(db, who) : undefined;
  const guests = [];
  // By restaurant, as the index is.
  for (const { id, country } of await db.selectFrom('restaurants').select(['id', 'country']).orderBy('id').execute()) {
    const [column, key] = isEmail
      ? (['contact_email_key', emailKey(who)] as const)
      : (['contact_phone_key', phoneKey(who, countryCode(country))] as const);
    const found = await db
      .selectFrom('users')
      .selectAll()
      .where('registered_with', '=', id)
      .where(column, '=', key)
      .where('kind', '=', 'guest')
      .execute();
    guests.push(...found);
  }
  const people = [...(account ? [account] : []), ...guests];
  if (people.length === 0 && !orNobody) throw new Error(`Nobody has an account with ${who}.`);
  return people;
}
