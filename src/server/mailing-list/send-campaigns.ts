import { DAY, instantOf, MINUTE, wallClock } from '../../domain/times/zoned-time.ts';
import { emailBlock } from '../blocks/block-keys.ts';
import { blockedOf } from '../blocks/blocks.repo.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { stableId } from '../platform/ids/ids.ts';
import type { CampaignsTable } from '../platform/tables/list-tables.ts';
import type { WorkKind } from '../work/work-kind.ts';
import * as repo from './campaigns.repo.ts';

/** Mails of one round, so few that a restaurant's mails about orders wait for none of them. */
const PORTION = 20;
/** Nobody is written to more often, by whichever campaign. */
const REST_MS = 7 * DAY;
/** Who could not be written to until then is not any more. */
const LIFE_MS = 30 * DAY;

/** The payload of a mail of kind `campaign`. */
export interface CampaignMail {
  campaignId: string;
  subscriberId: string;
}

/**
 * Puts the next mails of running campaigns into the outbox: a few each minute, as many in a day of the restaurant's as it allows, to
 * nobody twice, however many processes run and whenever they end.
 */
export const CAMPAIGNS: WorkKind<'campaigns'> = {
  name: 'campaigns',
  place: repo.CAMPAIGNS_TO_SEND,
  leaseMs: MINUTE,
  everyMs: MINUTE / 4,
  atOnce: { places: 2, spare: 0 },
  retries: { firstMs: MINUTE, longestMs: MINUTE },
  async attempt({ db, clock, outbox }, campaign) {
    const queued = await inTransaction(db, (tx) => sendSome(tx, campaign, clock()));
    if (queued > 0) outbox.wake();
    return { due_at: clock() + MINUTE };
  },
  giveUp: async () => null,
};

async function sendSome(tx: Tx, { restaurant_id, id, created_at }: CampaignsTable, now: number): Promise<number> {
  const of = { restaurantId: restaurant_id, campaignId: id };
  // One process after the other: what follows sees the mails of all others, and whether staff have stopped it.
  await lockRestaurant(tx, restaurant_id);
  if ((await repo.findCampaign(tx, restaurant_id, id))?.state !== 'running') return 0;
  const left = now < created_at + LIFE_MS ? await mailsLeft(tx, restaurant_id, now) : 0;
  const limit = Math.min(PORTION, left);
  const found = limit > 0 ? await repo.nextWaiting(tx, of, { mailedBefore: now - REST_MS, limit }) : [];
  const next = await withoutBlocked(tx, of, found);
  if (next.length > 0) {
    const ids = next.map((each) => each.id);
    await repo.noteQueued(tx, of, ids, now);
    await tx
      .insertInto('outbox')
      .values(
        next.map(({ id: subscriberId, email, language }) => ({
          ...{ restaurant_id, id: stableId('campaign', id, subscriberId), kind: 'campaign', recipient: email ?? '' },
          ...{ language, payload: JSON.stringify({ campaignId: id, subscriberId } satisfies CampaignMail) },
          ...{ attempts: 0, next_attempt_at: now, created_at: now },
        })),
      )
      .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doNothing())
      .execute();
  }
  const isOver = now >= created_at + LIFE_MS || !(await repo.doesAnybodyWait(tx, of));
  if (isOver) await repo.endCampaign(tx, { restaurantId: restaurant_id, id, state: 'done', now });
  return next.length;
}

/** How many mails the restaurant may still send on this day of its calendar. */
async function mailsLeft(tx: Tx, restaurantId: string, now: number): Promise<number> {
  const { timezone, campaign_mails_a_day } = await tx
    .selectFrom('restaurants')
    .select(['timezone', 'campaign_mails_a_day'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const midnight = instantOf(wallClock(now, timezone).date, 0, timezone);
  return campaign_mails_a_day - (await repo.mailsSince(tx, restaurantId, midnight));
}

/** Whoever was blocked meanwhile is not written to. */
async function withoutBlocked<Found extends { id: string; email: string | null }>(
  tx: Tx,
  of: { restaurantId: string; campaignId: string },
  found: readonly Found[],
): Promise<Found[]> {
  const hashOf = ({ email }: Found) => emailBlock(of.restaurantId, email ?? '').hash;
  const blocked = await blockedOf(tx, of.restaurantId, found.map(hashOf));
  if (blocked.length === 0) return [...found];
  const isBlocked = (each: Found) => blocked.includes(hashOf(each));
  await repo.deleteMails(
    tx,
    of,
    found.filter(isBlocked).map(({ id }) => id),
  );
  return found.filter((each) => !isBlocked(each));
}
