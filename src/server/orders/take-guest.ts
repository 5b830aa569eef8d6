import { checkGuestsTaken } from '../accounts/begin-guest.ts';
import { changeGuest } from '../accounts/guests.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import type { PlaceOrderRequest } from './placement.ts';

/** Keeps who the guest is, as this order says. Throws a `Refusal` if it does not, or if the restaurant takes no guests' orders. */
export async function takeGuest(tx: Tx, { tenant, userId, input }: PlaceOrderRequest): Promise<void> {
  await checkGuestsTaken(tx, tenant.id);
  const { guest, contactPhone: phone } = input;
  if (!guest) return refuseFields({ 'guest.name': 'name_required', 'guest.email': 'email_required' });
  if (!(await changeGuest(tx, userId, { ...guest, phone }))) throw new Refusal(commonRefusals.unauthenticated);
}
