import type { Language } from '../../domain/languages.ts';
import { changeGuest, type GuestContact, insertGuest } from '../accounts/guests.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { guestsByPhone, lastCallerAmong } from './callers.repo.ts';

/** The guest who called with this number before, with what is known now, or a new one. Returns the user id. */
export async function keepCaller(
  tx: Tx,
  caller: GuestContact & {
    phone: string;
    country: string | null;
    restaurantId: string;
    language: Language;
    now: number;
  },
): Promise<string> {
  const { restaurantId, name, email, phone, country } = caller;
  const known = await lastCallerAmong(tx, restaurantId, await guestsByPhone(tx, restaurantId, phone, country));
  if (known && (await changeGuest(tx, known, { name, email, phone, country }))) return known;
  return insertGuest(tx, caller);
}
