import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { townLine } from '../../../../domain/people/town-line.ts';

type Address = NonNullable<StaffOrder['deliveryAddress']>;

/** A delivery's street, and its town and postcode in their country's order. */
export function printedAddress({ street, city, postalCode, country }: Address): string[] {
  return [street, townLine({ city, postcode: postalCode, country })].filter(Boolean);
}

/** A map of an address that is written in these lines. A plain link: nothing of it is loaded before somebody taps it. */
export function mapAddress(lines: readonly string[]): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`;
}
