/**
 * The loose rule of every form, and of the server (specification section 5): something, @, something with a dot. Letters
 * of every alphabet are welcome (RFC 6531); characters by which mail programs see a list, a name or a route are not, nor
 * those that nobody sees: copied along, they make an account that its owner cannot name. Real proof of an address is a
 * mail that arrives.
 */
const EMAIL =
  /^(?=.{3,254}$)[^\p{Cc}\p{Cf}\s@<>()[\]\\,;:"]+@[^\p{Cc}\p{Cf}\s@<>()[\]\\,;:".]+(?:\.[^\p{Cc}\p{Cf}\s@<>()[\]\\,;:".]+)+$/u;

/** Blanks around the address are forgiven. */
export function isEmail(value: string): boolean {
  return EMAIL.test(value.trim());
}
