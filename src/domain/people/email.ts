/**
 * The loose check of all forms and the server (specification section 5): text, @, text with a dot. Letters of all alphabets are
 * allowed (RFC 6531). Not allowed are characters that mail programs read as a list, display name or route, and control
 * characters. Only a mail that arrives proves an
 * address.
 */
const EMAIL =
  /^(?=.{3,254}$)[^\p{Cc}\p{Cf}\s@<>()[\]\\,;:"]+@[^\p{Cc}\p{Cf}\s@<>()[\]\\,;:".]+(?:\.[^\p{Cc}\p{Cf}\s@<>()[\]\\,;:".]+)+$/u;

/**
 * What copying from a page brings along: signs without width anywhere, and some marks of direction around an address. Within it these
 * stay refused. The count is bounded, so that a long text of nothing else costs no time.
 */
const INVISIBLE = /^\p{Cf}{1,4}|\p{Cf}{1,4}$|[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** As a Japanese keyboard writes them. Other letters that only look like plain ones are another address. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/**
 * The address as it was meant: full-width letters become plain ones, and invisible signs that came along when it was copied go. An address
 * that has none of these stays as it is.
 */
export function plainEmail(typed: string): string {
  return typed
    .trim()
    .replace(FULL_WIDTH, (sign) => sign.normalize('NFKC'))
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .trim();
}

/** Judges the address that `plainEmail` makes of what was typed. */
export function isEmail(value: string): boolean {
  return EMAIL.test(plainEmail(value));
}

/** The key by which an address is unique: spellings that differ in case, width or how accents are encoded are one account. */
export function emailKey(email: string): string {
  return plainEmail(email).toLowerCase();
}
