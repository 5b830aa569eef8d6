import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';

type Address = NonNullable<StaffOrder['deliveryAddress']>;

export function printedAddress({ street, postalCode, city }: Address): string[] {
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean);
}
