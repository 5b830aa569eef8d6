import { plainPhone } from '../../domain/people/phone.ts';
import { mailboxKey, phoneKey } from '../people/same-person.ts';
import { sha256 } from '../platform/ids/ids.ts';

/** One number or address as a restaurant keeps it: a hash to compare with, and enough to tell two entries of a list apart. */
export interface BlockKey {
  kind: 'phone' | 'email';
  hash: string;
  hint: string;
}

/** Under what somebody orders; missing or null: not known. */
interface Contact {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

const SHOWN_DIGITS = 3;

/** A number however it is spelt, in a restaurant of a country (ISO 3166; null: unknown). */
export function phoneBlock(restaurantId: string, phone: string, country: string | null): BlockKey {
  return {
    kind: 'phone',
    hash: hashOf(restaurantId, 'phone', phoneKey(phone, country)),
    hint: `…${digitsOf(phone).slice(-SHOWN_DIGITS)}`,
  };
}

export function emailBlock(restaurantId: string, email: string): BlockKey {
  const [name = '', host = ''] = email.split('@');
  return {
    kind: 'email',
    hash: hashOf(restaurantId, 'email', mailboxKey(email)),
    hint: `${name.slice(0, 1)}…@${host}`,
  };
}

/** By what a contact is looked for among the blocks. */
export function blockHashes(restaurantId: string, { phone, email }: Contact, country: string | null): string[] {
  return [
    ...(phone ? [phoneBlock(restaurantId, phone, country).hash, formerPhoneHash(restaurantId, phone)] : []),
    ...(email ? [emailBlock(restaurantId, email).hash] : []),
  ];
}

/** Blocks from before numbers had countries are hashes of their last nine digits. Whose never ordered cannot be made anew. */
function formerPhoneHash(restaurantId: string, phone: string): string {
  return hashOf(restaurantId, 'phone', digitsOf(phone).slice(-9));
}

function digitsOf(phone: string): string {
  return plainPhone(phone).replace(/\D/g, '');
}

function hashOf(restaurantId: string, kind: string, key: string): string {
  return sha256(['block', restaurantId, kind, key].join('\u0000'));
}
