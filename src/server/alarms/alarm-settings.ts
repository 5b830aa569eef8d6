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

export async function readAlarms({ db, push }: Services, restaurantId: string): Promise<StaffAlarmsRecord> {
  return presentAlarms({ push, restaurantId }, await storedAlarms(db, restaurantId));
}

/** Changes the ladder, the webhook and the boards' sound. Orders that are already placed keep their ladder. */
export async function changeAlarms(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffAlarms> },
): Promise<StaffAlarmsRecord> {
  const { expectedVersion, webhookUrl, webhookPhone, ...settings } = change;
  const { db, push, config, clock } = services;
  if (webhookUrl !== null && !isOutside(webhookUrl, config.ALARMS_TO_PRIVATE_NETWORK)) {
    throw new Refusal(signedCallsRefusals.webhook_not_outside);
  }
  return inTransaction(db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    const stored = await storedAlarms(tx, restaurantId);
    const found = presentAlarms({ push, restaurantId }, stored);
    requireVersion(expectedVersion, { record: found });
    const seed = stored.webhook?.url === webhookUrl ? stored.webhook.seed : randomBytes(16).toString('base64url');
    const webhook = webhookUrl === null ? null : { url: webhookUrl, phone: webhookPhone, seed };
    const next: StoredAlarms = { ...settings, webhook };
    await tx
      .updateTable('restaurants')
      .set({ alarms: toJson(next) })
      .where('id', '=', restaurantId)
      .execute();
    const record = presentAlarms({ push, restaurantId }, next);
    await recordChange(
      tx,
      { restaurantId, userId, now: clock() },
      {
        action: 'alarms',
        subject: 'restaurant',
        subjectId: restaurantId,
        before: termsOf(found),
        after: termsOf(record),
      },
    );
    return record;
  });
}

function presentAlarms(
  { push, restaurantId }: { push: Services['push']; restaurantId: string },
  { webhook, ...settings }: StoredAlarms,
): StaffAlarmsRecord {
  const record = { ...settings, webhookUrl: webhook?.url ?? null, webhookPhone: webhook?.phone ?? null };
  const key = webhook && webhookSecret({ push }, restaurantId, webhook.seed);
  return { ...versioned(record), webhookKey: key };
}

function termsOf(record: StaffAlarmsRecord): object {
  const { webhookKey: _secret, ...terms } = withoutVersion(record);
  return terms;
}
