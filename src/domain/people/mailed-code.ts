/** Digits of a code that is mailed and typed. */
export const CODE_DIGITS = 6;

/** A mailed code as it is compared, however it was typed or pasted: with spaces or full-width digits. */
export function plainDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '');
}
