import type { Selectable } from 'kysely';
import { emailKey } from '../../domain/people/email.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { InvitationsTable } from '../platform/tables/account-tables.ts';

export type StoredInvitation = Selectable<InvitationsTable>;

/** Stores an invitation in place of an earlier one of the same address, whose id it takes over. Returns the id. */
export async function keepInvitation(tx: Tx, invitation: StoredInvitation): Promise<string> {
  const { id: _, restaurant_id: __, email_key: ___, ...changes } = invitation;
  const { id } = await tx
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'email_key']).doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The restaurant's open and expired invitations, sorted by address, each with when its letter was given up (ms; null: not). */
export function invitationsOf(
  db: Db,
  restaurantId: string,
): Promise<(StoredInvitation & { letter_failed_at: number | null })[]> {
  return db
    .selectFrom('invitations as i')
    .innerJoin('staff as s', (join) =>
      join
        .onRef('s.restaurant_id', '=', 'i.restaurant_id')
        .onRef('s.user_id', '=', 'i.invited_by')
        .on('s.role', '=', 'Owner'),
    )
    .leftJoin('outbox as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'i.restaurant_id').onRef('o.id', '=', 'i.mail_id'),
    )
    .selectAll('i')
    .select('o.failed_at as letter_failed_at')
    .where('i.restaurant_id', '=', restaurantId)
    .where('i.state', '=', 'open')
    .orderBy('i.email_key')
    .execute();
}

/** An invitation by its token, with the name and the present role of its inviter (null: they have left). */
export function findByToken(db: Db, restaurantId: string, tokenHash: string) {
  return db
    .selectFrom('invitations as i')
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .leftJoin('staff as s', (join) =>
      join.onRef('s.restaurant_id', '=', 'i.restaurant_id').onRef('s.user_id', '=', 'i.invited_by'),
    )
    .selectAll('i')
    .select(['u.name as inviter_name', 's.role as inviter_role'])
    .where('i.restaurant_id', '=', restaurantId)
    .where('i.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The invitation that a letter brings, with its inviter's name. */
export function findByMail(db: Db, restaurantId: string, mailId: string) {
  return db
    .selectFrom('invitations as i')
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .select(['i.role', 'i.expires_at', 'u.name as inviter_name'])
    .where('i.restaurant_id', '=', restaurantId)
    .where('i.mail_id', '=', mailId)
    .executeTakeFirst();
}

/** Uses an open invitation up. Returns false if it is not open any more, or a newer one has replaced it. */
export async function spendToken(tx: Tx, restaurantId: string, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ state: 'accepted' })
    .where('restaurant_id', '=', restaurantId)
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the withdrawn invitation; undefined: it is not open. */
export function withdraw(tx: Tx, restaurantId: string, id: string): Promise<StoredInvitation | undefined> {
  return tx
    .updateTable('invitations')
    .set({ state: 'withdrawn' })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the letter of the address's invitation: sent or not, its link is worth nothing any more. */
export async function deleteLetterTo(tx: Tx, restaurantId: string, email: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('invitations')
        .select('mail_id')
        .where('restaurant_id', '=', restaurantId)
        .where('email_key', '=', emailKey(email)),
    )
    .execute();
}
