/**
 * A contact phone at checkout (specification section 5): optional country code, optional area code, then
 * 7 to 10 digits, with dashes or spaces between. At most 15 digits in all, so that every such number can be saved.
 * The source is also valid as an HTML `pattern`.
 */
export const CHECKOUT_PHONE =
  /^(?!(?:\D*\d){16})(?:\+?\d{1,3}(?:\s|-){0,2})?(?:\(?\d{1,4}\)?(?:\s|-){0,2})?\d(?:(?:\s|-){0,2}\d){6,9}$/;

/** A phone number in the profile: 7 to 15 digits with spaces, dashes or brackets (specification section 5). */
export const PROFILE_PHONE = /^\+?(?:(?:\s|-|\(|\)){0,3}\d){7,15}$/;

/** Ignores blanks around the number. An empty text is not a phone number. */
export function isCheckoutPhone(value: string): boolean {
  return CHECKOUT_PHONE.test(value.trim());
}

export function isProfilePhone(value: string): boolean {
  return PROFILE_PHONE.test(value.trim());
}
