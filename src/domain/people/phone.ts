import { plainText } from '../clean-text.ts';

/**
 * A contact phone at checkout (specification section 5): optional country code, optional area code, then
 * 7 to 10 digits, with dashes or spaces between. At most 15 digits in all, so that every such number can be saved.
 * It judges the number that `plainPhone` makes of what was typed.
 */
const CHECKOUT_PHONE =
  /^(?!(?:\D*\d){16})(?:\+?\d{1,3}(?:\s|-){0,2})?(?:\(?\d{1,4}\)?(?:\s|-){0,2})?\d(?:(?:\s|-){0,2}\d){6,9}$/;

/** A phone number in the profile: 7 to 15 digits with spaces, dashes or brackets (specification section 5). */
const PROFILE_PHONE = /^\+?(?:(?:\s|-|\(|\)){0,3}\d){7,15}$/;

/**
 * The number as the specification's patterns know it, however it was typed or pasted: with dots, slashes, long dashes, full-width
 * digits, invisible signs. A number that has none of these stays as it is.
 */
export function plainPhone(typed: string): string {
  return plainText(typed)
    .replace(/^tel: ?/i, '')
    .replace(/[./\\|_\u00b7\u2022\u2027\u30fb]+/g, ' ')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/ ?- ?/g, '-')
    .replace(/ +/g, ' ')
    .trim();
}

/** Ignores blanks around the number. An empty text is not a phone number. */
export function isCheckoutPhone(value: string): boolean {
  return CHECKOUT_PHONE.test(plainPhone(value));
}

export function isProfilePhone(value: string): boolean {
  return PROFILE_PHONE.test(plainPhone(value));
}
