import { checkBlocked } from '../blocks/check-blocked.ts';
import type { Tx } from '../platform/database/database.ts';
import type { OrderPerson } from './order-person.ts';
import type { PlaceOrderRequest } from './placement.ts';

/** Throws a `Refusal` if the restaurant takes no orders online from the number or the address of who orders. */
export async function checkContact(
  tx: Tx,
  { tenant, input }: PlaceOrderRequest,
  { email }: OrderPerson,
): Promise<void> {
  await checkBlocked(tx, { restaurantId: tenant.id, country: tenant.country, phone: input.contactPhone, email });
}
