import { covers } from '../../domain/times/rule-hours.ts';
import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import type { Tx } from '../platform/database/database.ts';
import type { CalledPerson, StoredAlarms } from '../platform/tables/restaurant-tables.ts';
import { insertTelephoneMessages } from '../telephone/telephone-messages.repo.ts';

/** Queues a call or a text for everybody whom the last step calls, but for those who have quiet hours now. */
export async function callPeople(
  tx: Tx,
  { people = [] }: Pick<StoredAlarms, 'people'>,
  { restaurantId, orderIds, now }: { restaurantId: string; orderIds: string[]; now: number },
): Promise<void> {
  if (people.length === 0) return;
  const { timezone } = await tx
    .selectFrom('restaurants')
    .select('timezone')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const awake = people.filter((person) => !isQuiet(person, now, timezone));
  const queued = { restaurantId, kind: 'alarm', orderIds, now } as const;
  await insertTelephoneMessages(
    tx,
    awake.map(({ id, by }) => ({ ...queued, channel: by, personId: id })),
  );
}

/** By the restaurant's clock, over midnight too. */
function isQuiet({ quiet }: CalledPerson, instant: number, timezone: string): boolean {
  return quiet !== null && covers({ weekdays: WEEKDAYS, ...quiet }, instant, timezone);
}
