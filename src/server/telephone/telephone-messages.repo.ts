import { type Selectable, sql } from 'kysely';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { type Db, inTransaction, type Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import type { TelephoneMessagesTable } from '../platform/tables/telephone-tables.ts';
import type { WorkPlace } from '../work/leases.ts';

export type TelephoneMessageRow = Selectable<TelephoneMessagesTable>;

export interface NewMessage {
  restaurantId: string;
  kind: TelephoneMessageRow['kind'];
  channel: TelephoneMessageRow['channel'];
  personId?: string;
  orderIds?: string[];
  orderId?: string;
  now: number;
}

/** Queues calls and texts. What an order's guest is told already is not queued again. */
export async function insertTelephoneMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insertInto('telephone_messages')
    .values(
      messages.map(({ restaurantId, kind, channel, personId, orderIds, orderId, now }) => ({
        restaurant_id: restaurantId,
        id: newId(),
        ...{ kind, channel },
        person_id: personId ?? null,
        order_ids: orderIds ? toJson(orderIds) : null,
        order_id: orderId ?? null,
        attempts: 0,
        next_attempt_at: now,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'order_id', 'kind']).doNothing())
    .execute();
}

export const TELEPHONE_MESSAGES_TO_SEND: WorkPlace<'telephone_messages'> = {
  table: 'telephone_messages',
  key: ['restaurant_id', 'id'],
  due: 'next_attempt_at',
  isOpen: sql`outcome is null`,
  attempts: 'attempts',
  error: 'last_error',
};

/** Messages to staff and to guests have a limit each: no evening of texts to guests keeps an alarm from ringing. */
const STAFF = ['alarm', 'test'] as const;
const GUESTS = ['ready', 'on_its_way'] as const;

interface Beginning {
  now: number;
  /** Only what was begun after that (ms) counts for the limit. */
  since: number;
  /** The most that may be begun in that time. */
  limit: number;
}

/**
 * Decides who asks the provider: at most one caller ever gets `yes`. `limit`: there were too many already. `no`: it was begun before, by a
 * process that did not live to say how it went.
 */
export function beginMessage(
  db: Db,
  { restaurant_id, id, kind }: TelephoneMessageRow,
  { now, since, limit }: Beginning,
): Promise<'yes' | 'no' | 'limit'> {
  const counted = STAFF.some((each) => each === kind) ? STAFF : GUESTS;
  return inTransaction(db, async (tx) => {
    // Of two at the same moment the second counts the first.
    await lockRestaurant(tx, restaurant_id);
    const { count } = await tx
      .selectFrom('telephone_messages')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('restaurant_id', '=', restaurant_id)
      .where('kind', 'in', counted)
      .where('begun_at', '>', since)
      .executeTakeFirstOrThrow();
    if (Number(count) >= limit) return 'limit';
    const begun = await tx
      .updateTable('telephone_messages')
      .set({ begun_at: now })
      .where('restaurant_id', '=', restaurant_id)
      .where('id', '=', id)
      .where('begun_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return begun ? 'yes' : 'no';
  });
}

/** Queues the call that nobody picked up once more, and no more often: its id follows from the first one's. */
export async function insertSecondCall(db: Db, first: TelephoneMessageRow, now: number): Promise<void> {
  const { restaurant_id, id, kind, channel, person_id, order_ids } = first;
  await db
    .insertInto('telephone_messages')
    .values({
      ...{ restaurant_id, id: `${id}-2`, kind, channel, person_id, order_ids, is_second: 1 },
      ...{ attempts: 0, next_attempt_at: now, created_at: now },
    })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doNothing())
    .execute();
}

/** The provider has certainly done nothing: it may be asked again. */
export async function notBegun(db: Db, { restaurant_id, id }: TelephoneMessageRow): Promise<void> {
  await db
    .updateTable('telephone_messages')
    .set({ begun_at: null })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** How the last call or text to each of the people ended whom the alarm calls; a call may not be over. */
export async function lastToPeople(
  db: Db,
  restaurantId: string,
): Promise<Pick<TelephoneMessageRow, 'person_id' | 'outcome' | 'created_at'>[]> {
  return db
    .selectFrom('telephone_messages')
    .select(['person_id', 'outcome', 'created_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('person_id', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('outcome', 'in', ['sent', 'late', 'failed', 'unanswered']), eb('call_ref', 'is not', null)]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}
