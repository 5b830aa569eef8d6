/**
 * The loose address pattern of every form (specification section 5): something, @, something with a dot.
 * Real proof of an address is a mail that arrives. The source is also valid as an HTML `pattern`.
 */
export const EMAIL = /^(?=.{3,254}$)[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Blanks around the address are forgiven. */
export function isEmail(value: string): boolean {
  return EMAIL.test(value.trim());
}
