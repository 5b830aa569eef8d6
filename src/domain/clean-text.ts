/**
 * Text as it was meant, whatever keyboard, document or address book it comes from: full-width letters and digits become plain ones,
 * digits of other scripts too, all dashes become "-", all blanks a space, and invisible signs (directions, joiners, byte order
 * marks) go. For codes, numbers and amounts, not for names: those keep their letters.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Decimal digits of every script stand in blocks of ten from 0 to 9; so the digit is the distance from the block's beginning. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}
