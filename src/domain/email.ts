/**
 * The loose rule of every form, and of the server (specification section 5): something, @, something with a dot. Letters
 * of every alphabet are welcome (RFC 6531); characters by which mail programs see a list, a name or a route are not. Real
 * proof of an address is a mail that arrives.
 */
const EMAIL =
  /^(?=.{3,254}$)[^\p{Cc}\s@<>()[\]\\,;:"]+@[^\p{Cc}\s@<>()[\]\\,;:".]+(?:\.[^\p{Cc}\s@<>()[\]\\,;:".]+)+$/u;

/** Blanks around the address are forgiven. */
export function isEmail(value: string): boolean {
  return EMAIL.test(value.trim());
}
