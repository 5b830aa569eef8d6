import type { PersonToCall, StaffAlarmsRecord } from '../../contract/staff/staff-alarms.ts';
import { countryOf } from '../people/country-of.ts';
import { toIso } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { CalledPerson, StoredAlarms } from '../platform/tables/restaurant-tables.ts';
import { numberToCall } from '../telephone/number-to-call.ts';
import { telephoneRefusals } from '../telephone/telephone.refusals.ts';
import { lastToPeople } from '../telephone/telephone-messages.repo.ts';
import { twilioOf } from '../telephone/twilio-port.ts';
import { alarmsRefusals } from './alarms.refusals.ts';

/** The people whom an owner wants called, each with an id. Throws a `Refusal` for a number that nobody can call from elsewhere. */
export async function checkedPeople(
  db: Db,
  { restaurantId, config }: { restaurantId: string; config: Config },
  { sent, stored }: { sent: readonly PersonToCall[]; stored: StoredAlarms },
): Promise<CalledPerson[]> {
  if (sent.length > 0 && !twilioOf(config)) throw new Refusal(telephoneRefusals.no_telephone);
  const country = await countryOf(db, restaurantId);
  const wrong = sent.find(({ phone }) => !numberToCall(phone, country));
  if (wrong) throw new Refusal(alarmsRefusals.number_not_callable, { values: { phone: wrong.phone } });
  const known = new Set(stored.people?.map(({ id }) => id));
  return sent.map(({ _id, ...person }) => ({ id: _id !== undefined && known.delete(_id) ? _id : newId(), ...person }));
}

/** When each of them was last called or texted, and whether that failed, or nobody picked up. */
export async function readReached(
  db: Db,
  restaurantId: string,
  { people = [] }: Pick<StoredAlarms, 'people'>,
): Promise<NonNullable<StaffAlarmsRecord['reached']>> {
  if (people.length === 0) return [];
  const last = await lastToPeople(db, restaurantId);
  return people.flatMap(({ id }) => {
    const found = last.find(({ person_id }) => person_id === id);
    if (!found) return [];
    const { outcome, created_at } = found;
    const isInTrouble = outcome === 'late' || outcome === 'failed';
    return [
      { _id: id, at: toIso(created_at), isInTrouble, ...(outcome === 'unanswered' && { isUnanswered: true as const }) },
    ];
  });
}
