import { plainText } from '../clean-text.ts';

export const COUPON_CODE = /^[A-Z0-9]{3,20}$/;

/** The code as it is stored, however it was typed or copied: small letters, full-width ones, with blanks, dashes or quotes. */
export function plainCode(typed: string): string {
  return plainText(typed)
    .replace(/[\s\-_.,;:'"\u2018-\u201f\u00ab\u00bb]/g, '')
    .toUpperCase();
}
