import type { GuestTexts } from '../../contract/staff/staff-guest-texts.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { StaffAct } from '../editing/record-change.ts';
import type { Db } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { telephoneRefusals } from '../telephone/telephone.refusals.ts';
import { twilioOf } from '../telephone/twilio-port.ts';

/** Whether customers are asked if they want to be texted, and whether this server can. */
export async function readGuestTexts({ db, config }: Services, restaurantId: string): Promise<GuestTexts> {
  return { ...(await isOnAt(db, restaurantId)), canText: twilioOf(config) !== null };
}

/** Has checkout ask them from now on, or no longer: then nobody is texted any more, whatever was ticked. */
export async function setGuestTexts(
  services: Services,
  act: StaffAct,
  { isOn }: { isOn: boolean },
): Promise<GuestTexts> {
  if (isOn && !twilioOf(services.config)) throw new Refusal(telephoneRefusals.no_telephone);
  await changeRestaurant(services, act, 'guest_texts', { read: isOnAt, columns: { texts_guests: Number(isOn) } });
  return readGuestTexts(services, act.restaurantId);
}

async function isOnAt(db: Db, restaurantId: string): Promise<{ isOn: boolean }> {
  const { texts_guests } = await db
    .selectFrom('restaurants')
    .select('texts_guests')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return { isOn: texts_guests === 1 };
}
