import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import type { CampaignsTable } from '../platform/tables/list-tables.ts';
import type { WorkPlace } from '../work/leases.ts';

interface Audience {
  restaurantId: string;
  /** Only those who have ordered, but not since this instant (ms); null: everybody on the list. */
  quietSince: number | null;
}

/** Who is on the list, and meant. */
function audience(db: Db, { restaurantId, quietSince }: Audience) {
  const listed = db
    .selectFrom('subscribers as s')
    .where('s.restaurant_id', '=', restaurantId)
    .where('s.confirmed_at', 'is not', null)
    .where('s.left_at', 'is', null);
  if (quietSince === null) return listed;
  return listed.where(lastOrderAt, '<', quietSince);
}

/**
 * When whoever a subscriber's mailbox is last ordered, with an account or without one (`same-person.ts`); null, which is less than nothing:
 * never.
 */
const lastOrderAt = sql<number | null>`(
  select max(c.last_order_at) from customers as c
  where c.restaurant_id = s.restaurant_id and c.mailbox_key = s.mailbox_key
)`;

/** How many are on the list, and of each instant (ms): how many of them have ordered, but not since. In one look at the list. */
export async function countAudience(
  db: Db,
  restaurantId: string,
  since: readonly number[],
): Promise<{ all: number; quiet: number[] }> {
  const { all, ...quiet } = await db
    .selectFrom(audience(db, { restaurantId, quietSince: null }).select(lastOrderAt.as('at')).as('a'))
    .select((eb) => eb.fn.countAll().as('all'))
    .select((eb) => since.map((each, index) => eb.fn.countAll().filterWhere('a.at', '<', each).as(`since${index}`)))
    .executeTakeFirstOrThrow();
  return { all: Number(all), quiet: since.map((_, index) => Number(quiet[`since${index}`])) };
}

/** Adds a campaign. Returns false if it is there already. */
export async function insertCampaign(tx: Tx, campaign: CampaignsTable): Promise<boolean> {
  const result = await tx
    .insertInto('campaigns')
    .values(campaign)
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Puts down everybody who is meant now. Returns how many. */
export async function insertMails(tx: Tx, campaignId: string, meant: Audience): Promise<number> {
  const result = await tx
    .insertInto('campaign_mails')
    .columns(['restaurant_id', 'campaign_id', 'subscriber_id'])
    .expression(
      audience(tx, meant).select((eb) => [
        's.restaurant_id',
        eb.cast<string>(eb.val(campaignId), 'text').as('campaign_id'),
        's.id as subscriber_id',
      ]),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

export function findCampaign(db: Db, restaurantId: string, id: string): Promise<CampaignsTable | undefined> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest campaigns of a restaurant. */
export function newestCampaigns(db: Db, restaurantId: string, limit: number): Promise<CampaignsTable[]> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Ends a running campaign. Returns false if it does not run. */
export async function endCampaign(
  tx: Tx,
  { restaurantId, id, state, now }: { restaurantId: string; id: string; state: 'stopped' | 'done'; now: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('campaigns')
    .set({ state, ended_at: now, due_at: null })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Of each campaign: how many were written to, wait for it, and left the list after it. */
export async function campaignFigures(
  db: Db,
  restaurantId: string,
  ids: readonly string[],
): Promise<Map<string, { sent: number; waiting: number; left: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaign_mails as m')
    .innerJoin('subscribers as s', (join) =>
      join.onRef('s.restaurant_id', '=', 'm.restaurant_id').onRef('s.id', '=', 'm.subscriber_id'),
    )
    .where('m.restaurant_id', '=', restaurantId)
    .where('m.campaign_id', 'in', ids)
    .groupBy('m.campaign_id')
    .select((eb) => [
      'm.campaign_id',
      eb.fn.countAll().filterWhere('m.queued_at', 'is not', null).as('sent'),
      eb.fn.countAll().filterWhere('m.queued_at', 'is', null).filterWhere('s.left_at', 'is', null).as('waiting'),
      eb.fn.countAll().filterWhere('s.left_at', '>=', eb.ref('m.queued_at')).as('left'),
    ])
    .execute();
  return new Map(
    rows.map(({ campaign_id, sent, waiting, left }) => [
      campaign_id,
      { sent: Number(sent), waiting: Number(waiting), left: Number(left) },
    ]),
  );
}

export const CAMPAIGNS_TO_SEND: WorkPlace<'campaigns'> = {
  table: 'campaigns',
  key: ['restaurant_id', 'id'],
  due: 'due_at',
  isOpen: sql`due_at is not null`,
  attempts: null,
  error: null,
};

/** How many mails of campaigns were put into the outbox since an instant (ms). */
export async function mailsSince(tx: Tx, restaurantId: string, since: number): Promise<number> {
  const { count } = await tx
    .selectFrom('campaign_mails')
    .where('restaurant_id', '=', restaurantId)
    .where('queued_at', '>=', since)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Waiting {
  restaurantId: string;
  campaignId: string;
}

/** Some who wait for a campaign and were not written to since `mailedBefore` (ms). */
export function nextWaiting(
  tx: Tx,
  { restaurantId, campaignId }: Waiting,
  { mailedBefore, limit }: { mailedBefore: number; limit: number },
) {
  return waiting(tx, { restaurantId, campaignId })
    .where((eb) => eb.or([eb('s.mailed_at', 'is', null), eb('s.mailed_at', '<=', mailedBefore)]))
    .select(['s.id', 's.email', 's.language'])
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

export async function doesAnybodyWait(tx: Tx, of: Waiting): Promise<boolean> {
  return (await waiting(tx, of).select('s.id').limit(1).executeTakeFirst()) !== undefined;
}

function waiting(tx: Tx, { restaurantId, campaignId }: Waiting) {
  return tx
    .selectFrom('campaign_mails as m')
    .innerJoin('subscribers as s', (join) =>
      join.onRef('s.restaurant_id', '=', 'm.restaurant_id').onRef('s.id', '=', 'm.subscriber_id'),
    )
    .where('m.restaurant_id', '=', restaurantId)
    .where('m.campaign_id', '=', campaignId)
    .where('m.queued_at', 'is', null)
    .where('s.left_at', 'is', null)
    .where('s.confirmed_at', 'is not', null);
}

/** Notes who is written to now. */
export async function noteQueued(tx: Tx, of: Waiting, ids: readonly string[], now: number): Promise<void> {
  await tx
    .updateTable('campaign_mails')
    .set({ queued_at: now })
    .where('restaurant_id', '=', of.restaurantId)
    .where('campaign_id', '=', of.campaignId)
    .where('subscriber_id', 'in', ids)
    .where('queued_at', 'is', null)
    .execute();
  await tx
    .updateTable('subscribers')
    .set({ mailed_at: now })
    .where('restaurant_id', '=', of.restaurantId)
    .where('id', 'in', ids)
    .execute();
}

/** Takes somebody out who is not to be written to after all. */
export async function deleteMails(tx: Tx, of: Waiting, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('campaign_mails')
    .where('restaurant_id', '=', of.restaurantId)
    .where('campaign_id', '=', of.campaignId)
    .where('subscriber_id', 'in', ids)
    .execute();
}
