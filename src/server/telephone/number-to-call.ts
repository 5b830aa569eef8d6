import { isWholePhone, phoneKey } from '../people/same-person.ts';

/** What Twilio takes: E.164. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** A number as E.164 has it, however it was typed; `country`: where one without a code is from. null: it cannot be called from everywhere. */
export function numberToCall(typed: string, country: string | null): string | null {
  const number = phoneKey(typed, country);
  return E164.test(number) && isWholePhone(number, country) ? number : null;
}
