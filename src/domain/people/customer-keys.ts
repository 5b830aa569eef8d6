import { searchKey } from '../search-key.ts';
import { emailKey } from './email.ts';
import { phoneKey } from './phone.ts';

/** What a restaurant's staff find a customer by: each key may be given in part, from its beginning. */
export interface CustomerKeys {
  name_key: string;
  last_name_key: string;
  /** '' for nobody's address (RFC 2606). */
  email_key: string;
  /** The number's digits from the last one on: people say the last ones. */
  phone_key: string;
}

export function customerKeys({ name, email, phone }: { name: string; email: string; phone: string }): CustomerKeys {
  const key = searchKey(name);
  return {
    name_key: key,
    last_name_key: key.split(' ').at(-1) as string,
    email_key: email.endsWith('.invalid') ? '' : emailKey(email),
    phone_key: backwards(phoneKey(phone)),
  };
}

/** Fewer digits than these are no phone number's end. */
const LEAST_DIGITS = 3;

/** What the keys of a customer begin with whom somebody looks for; null: nothing of that kind was typed. */
export function typedKeys(typed: string): { name: string | null; email: string | null; phone: string | null } {
  const name = searchKey(typed);
  const digits = phoneKey(typed);
  return {
    name: /\p{L}/u.test(name) && !name.includes('@') ? name : null,
    email: /[\p{L}\d]/u.test(typed) && !/\s/.test(typed.trim()) ? emailKey(typed.trim()) : null,
    phone: digits.length >= LEAST_DIGITS && !/\p{L}/u.test(typed) ? backwards(digits) : null,
  };
}

function backwards(digits: string): string {
  return [...digits].reverse().join('');
}
