import { emailKey } from '../../domain/people/email.ts';
import { isMailable } from '../accounts/guests.repo.ts';
import { blockHashes } from '../blocks/block-keys.ts';
import { countryOf } from '../people/country-of.ts';
import type { Db } from '../platform/database/database.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';

/** Under what somebody is known to one restaurant: what each of their orders said, and their account or last order says today. */
export interface Known {
  /** As they were typed; mails are kept with them. */
  emails: string[];
  phones: string[];
  /** ISO 3166: where numbers without a code are from; null: unknown. */
  country: string | null;
}

/**
 * A guest's browser may have ordered as several people: all of them. Without `email` and `phone_number`, which nobody has proved, only what
 * orders said.
 */
export async function knownAt(
  db: Db,
  restaurantId: string,
  { id, email = '', phone_number = null }: Pick<UsersTable, 'id'> & Partial<Pick<UsersTable, 'email' | 'phone_number'>>,
): Promise<Known> {
  const orders = await db
    .selectFrom('orders')
    .select(['customer_email', 'contact_phone'])
    .distinct()
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', id)
    .execute();
  const emails = [email, ...orders.flatMap(({ customer_email }) => customer_email ?? [])].filter(
    (each) => each !== '' && isMailable(each),
  );
  const phones = [phone_number ?? '', ...orders.map(({ contact_phone }) => contact_phone)].filter(Boolean);
  const country = await countryOf(db, restaurantId);
  return { emails: [...new Set(emails)], phones: [...new Set(phones)], country };
}

/** The addresses as they are compared. */
export function emailKeysOf({ emails }: Known): string[] {
  return [...new Set(emails.map(emailKey))];
}

/** The blocks that would hold for them. */
export function blockHashesOf(restaurantId: string, { emails, phones, country }: Known): string[] {
  const contacts = [...emails.map((email) => ({ email })), ...phones.map((phone) => ({ phone }))];
  return contacts.flatMap((contact) => blockHashes(restaurantId, contact, country));
}
