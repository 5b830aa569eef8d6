/**
 * The loose check of all forms and the server (specification section 5): text, @, text with a dot. Letters of all alphabets are
 * allowed (RFC 6531). Not allowed are characters that mail programs read as a list, display name or route, and invisible
 * characters: pasted along, they would make an account whose address its owner cannot type. Only a mail that arrives proves an
 * address.
 */
const EMAIL =
  /^(?=.{3,254}$)[^\p{Cc}\p{Cf}\s@<>()[\]\\,;:"]+@[^\p{Cc}\p{Cf}\s@<>()[\]\\,;:".]+(?:\.[^\p{Cc}\p{Cf}\s@<>()[\]\\,;:".]+)+$/u;

/** Ignores blanks around the address. */
export function isEmail(value: string): boolean {
  return EMAIL.test(value.trim());
}

/** The key by which an address is unique: spellings that differ in case or in how accents are encoded are one account. */
export function emailKey(email: string): string {
  return email.normalize().toLowerCase();
}
