import { emailKey } from '../../domain/people/email.ts';
import { phoneKey, plainPhone } from '../../domain/people/phone.ts';
import { sha256 } from '../platform/ids/ids.ts';

/** One number or address as a restaurant keeps it: a hash to compare with, and enough to tell two entries of a list apart. */
export interface BlockKey {
  kind: 'phone' | 'email';
  hash: string;
  hint: string;
}

const SHOWN_DIGITS = 3;

/** A number however it is spelt. */
export function phoneBlock(restaurantId: string, phone: string): BlockKey {
  const digits = plainPhone(phone).replace(/\D/g, '');
  return {
    kind: 'phone',
    hash: hashOf(restaurantId, 'phone', phoneKey(phone)),
    hint: `…${digits.slice(-SHOWN_DIGITS)}`,
  };
}

export function emailBlock(restaurantId: string, email: string): BlockKey {
  const [name = '', host = ''] = email.split('@');
  return {
    kind: 'email',
    hash: hashOf(restaurantId, 'email', emailKey(email)),
    hint: `${name.slice(0, 1)}…@${host}`,
  };
}

function hashOf(restaurantId: string, kind: string, key: string): string {
  return sha256(['block', restaurantId, kind, key].join('\u0000'));
}
