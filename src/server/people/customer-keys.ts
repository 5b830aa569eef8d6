import { emailKey } from '../../domain/people/email.ts';
import { searchKey } from '../../domain/search-key.ts';
import type { CustomerKeys } from '../platform/tables/account-tables.ts';
import { isWholePhone, mailboxKey, phoneKey } from './same-person.ts';

/** Of numbers from `country` (ISO 3166), where they have no code. */
export function customerKeys(
  { name, email, phone }: { name: string; email: string; phone: string },
  country: string | null,
): CustomerKeys {
  const address = email.endsWith('.invalid') ? '' : email;
  return {
    ...nameKeys(name),
    email_key: address && emailKey(address),
    phone_key: backwards(phoneKey(phone, country)),
    mailbox_key: address && mailboxKey(address),
  };
}

export function nameKeys(name: string): Pick<CustomerKeys, 'name_key' | 'last_name_key'> {
  const key = searchKey(name);
  return { name_key: key, last_name_key: key.split(' ').at(-1) as string };
}

/** Fewer digits than these are no phone number's end. */
const LEAST_DIGITS = 3;

/** What the keys of a customer begin with whom somebody looks for; null: nothing of that kind was typed. */
export function typedKeys(
  typed: string,
  country: string | null,
): { name: string | null; email: string | null; phone: string | null } {
  const name = searchKey(typed);
  return {
    name: /\p{L}/u.test(name) && !name.includes('@') ? name : null,
    email: /[\p{L}\d]/u.test(typed) && !/\s/.test(typed.trim()) ? emailKey(typed.trim()) : null,
    phone: /\p{L}/u.test(typed) ? null : typedPhone(typed, country),
  };
}

/** A whole number in any spelling, or the last digits of one. */
function typedPhone(typed: string, country: string | null): string | null {
  const key = backwards(phoneKey(typed, country));
  const digits = backwards(typed.normalize('NFKC').replace(/\D/g, ''));
  if (digits.length < LEAST_DIGITS) return null;
  return isWholePhone(typed, country) ? key : digits;
}

function backwards(key: string): string {
  return [...key.replace(/\D/g, '')].reverse().join('');
}
