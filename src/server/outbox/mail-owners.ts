import type { Tx } from '../platform/database/database.ts';
import { stableId } from '../platform/ids/ids.ts';

/** Queues a mail to each owner, in their language; with the same `key` only once, whoever notices it and however often. */
export async function mailOwners(
  tx: Tx,
  {
    restaurantId,
    kind,
    key,
    payload,
    now,
  }: { restaurantId: string; kind: string; key: string; payload: object; now: number },
): Promise<void> {
  const owners = await tx
    .selectFrom('staff as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.email', 'u.language'])
    .where('s.restaurant_id', '=', restaurantId)
    .where('s.role', '=', 'Owner')
    .execute();
  if (owners.length === 0) return;
  await tx
    .insertInto('outbox')
    .values(
      owners.map(({ email, language }) => ({
        ...{ restaurant_id: restaurantId, id: stableId(kind, key, email), kind, recipient: email, language },
        ...{ payload: JSON.stringify(payload), attempts: 0, next_attempt_at: now, created_at: now },
      })),
    )
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doNothing())
    .execute();
}
