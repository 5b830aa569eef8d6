import { randomBytes } from 'node:crypto';
import type { StaffAlarms, StaffAlarmsRecord } from '../../contract/staff/staff-alarms.ts';
import type { TakenChange } from '../../contract/staff/staff-versions.ts';
import { type BoardSound, USUAL_LADDER, USUAL_SOUND } from '../../domain/orders/alarms.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange } from '../editing/record-change.ts';
import { requireVersion, versioned, withoutVersion } from '../editing/versions.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { isOutside } from '../platform/http/outside-address.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { StoredAlarms } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';
import { webhookSecret } from '../signed-calls/call-signed.ts';
import { signedCallsRefusals } from '../signed-calls/signed-calls.refusals.ts';
import { twilioOf } from '../telephone/twilio-port.ts';
import { checkedPeople, readReached } from './people-of-alarms.ts';

/** Of a restaurant that has set nothing. */
const USUAL: StoredAlarms = { ...USUAL_LADDER, ...USUAL_SOUND, webhook: null };

export async function storedAlarms(db: Db, restaurantId: string): Promise<StoredAlarms> {
  const { alarms } = await db
    .selectFrom('restaurants')
    .select('alarms')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return fromJson(alarms) ?? USUAL;
}

/** How boards sound at this restaurant; null: as usual. */
export async function chosenSound(db: Db, restaurantId: string): Promise<BoardSound | null> {
  const { tone, volume, untilAnswered } = await storedAlarms(db, restaurantId);
  const chosen = { tone, volume, untilAnswered };
  return isSameSound(chosen, USUAL_SOUND) ? null : chosen;
}

function isSameSound(one: BoardSound, other: BoardSound): boolean {
  return one.tone === other.tone && one.volume === other.volume && one.untilAnswered === other.untilAnswered;
}

export async function readAlarms(services: Services, restaurantId: string): Promise<StaffAlarmsRecord> {
  const stored = await storedAlarms(services.db, restaurantId);
  const reached = await readReached(services.db, restaurantId, stored);
  return { ...presentAlarms(services, restaurantId, stored), ...(reached.length > 0 && { reached }) };
}

/** Changes the ladder, the webhook, whom the last step calls and the boards' sound. Orders that are already placed keep their ladder. */
export async function changeAlarms(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffAlarms> },
): Promise<StaffAlarmsRecord> {
  const { expectedVersion, webhookUrl, webhookPhone, people: sent, ...settings } = change;
  const { db, config, clock } = services;
  if (webhookUrl !== null && !isOutside(webhookUrl, config.ALARMS_TO_PRIVATE_NETWORK)) {
    throw new Refusal(signedCallsRefusals.webhook_not_outside);
  }
  await inTransaction(db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    const stored = await storedAlarms(tx, restaurantId);
    const found = presentAlarms(services, restaurantId, stored);
    requireVersion(expectedVersion, { record: found });
    const seed = stored.webhook?.url === webhookUrl ? stored.webhook.seed : randomBytes(16).toString('base64url');
    const webhook = webhookUrl === null ? null : { url: webhookUrl, phone: webhookPhone, seed };
    const people = sent ? await checkedPeople(tx, { restaurantId, config }, { sent, stored }) : (stored.people ?? []);
    const next: StoredAlarms = { ...settings, webhook, ...(people.length > 0 && { people }) };
    await tx
      .updateTable('restaurants')
      .set({ alarms: toJson(next) })
      .where('id', '=', restaurantId)
      .execute();
    await recordChange(
      tx,
      { restaurantId, userId, now: clock() },
      {
        action: 'alarms',
        subject: 'restaurant',
        subjectId: restaurantId,
        before: termsOf(found),
        after: termsOf(presentAlarms(services, restaurantId, next)),
      },
    );
  });
  return readAlarms(services, restaurantId);
}

function presentAlarms(
  { push, config }: Pick<Services, 'push' | 'config'>,
  restaurantId: string,
  { webhook, people = [], ...settings }: StoredAlarms,
): StaffAlarmsRecord {
  const isShown = twilioOf(config) !== null || people.length > 0;
  const record = {
    ...settings,
    ...{ webhookUrl: webhook?.url ?? null, webhookPhone: webhook?.phone ?? null },
    ...(isShown && { people: people.map(({ id: _id, ...person }) => ({ _id, ...person })) }),
  };
  const key = webhook && webhookSecret({ push }, restaurantId, webhook.seed);
  return { ...versioned(record), webhookKey: key };
}

function termsOf(record: StaffAlarmsRecord): object {
  const { webhookKey: _secret, ...terms } = withoutVersion(record);
  return terms;
}
