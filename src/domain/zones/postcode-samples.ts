import { postcodeSigns } from '../people/postcode.ts';

const AREA = /^[A-Z]{1,2}$/;
const DISTRICT = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const SECTOR = /^[A-Z]{1,2}\d[A-Z\d]? \d$/;

/** Postcodes that begin so: of British beginnings whole ones, because these count up to the end of their part. */
export function wholesOf(beginning: string): string[] {
  if (AREA.test(beginning)) return [`${beginning}1 1AA`, `${beginning}2 2BB`];
  if (DISTRICT.test(beginning)) return [`${beginning} 1AA`, `${beginning} 2BB`];
  return SECTOR.test(beginning) ? [`${beginning}AA`, `${beginning}BB`] : [beginning];
}

/** Whether one of the listed beginnings says more than the `typed` one, so that nobody knows yet whether it is meant. */
export function isPartOfOne(typed: string, beginnings: readonly string[]): boolean {
  const signs = postcodeSigns(typed);
  return beginnings.some((each) => {
    const whole = postcodeSigns(each);
    return whole.length > signs.length && whole.startsWith(signs);
  });
}
