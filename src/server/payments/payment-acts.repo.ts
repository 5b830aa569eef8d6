import type { Selectable } from 'kysely';
import type { LineUnits } from '../../domain/payments/paid-lines.ts';
import type { PaymentAct } from '../../domain/payments/settle-payment.ts';
import type { Database, Db, Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import type { PaymentActsTable } from '../platform/tables/payment-tables.ts';
import type { PaymentRow } from './payments.repo.ts';

export type PaymentActRow = Selectable<PaymentActsTable>;

interface Asked {
  now: number;
  by?: string | null;
  reason?: string | null;
  lines?: LineUnits[] | undefined;
}

/** Asks the provider for something, once the transaction is committed. Returns the acts' ids. `by`: who of the staff asked for it, why, and for which lines. */
export async function insertActs(
  tx: Tx,
  { restaurant_id, id: payment_id }: Pick<PaymentRow, 'restaurant_id' | 'id'>,
  acts: readonly PaymentAct[],
  { now, by = null, reason = null, lines }: Asked,
): Promise<string[]> {
  if (acts.length === 0) return [];
  const ids = acts.map(() => newId());
  await tx
    .insertInto('payment_acts')
    .values(
      acts.map(({ kind, amount }, index) => ({
        restaurant_id,
        id: ids[index] as string,
        payment_id,
        kind,
        amount,
        lines: lines ? toJson(lines) : null,
        reason,
        asked_by: by,
        attempts: 0,
        next_attempt_at: now,
        created_at: now,
      })),
    )
    .execute();
  return ids;
}

/**
 * Claims at most `limit` due acts of all restaurants for this process until `until` (ms), as mails are claimed: a process that dies
 * leaves nothing to clean up, and the act's id keeps the provider from doing it twice.
 */
export async function claimActs(
  { db, dialect }: Database,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<PaymentActRow[]> {
  return db
    .updateTable('payment_acts')
    .set((eb) => ({ next_attempt_at: until, attempts: eb('attempts', '+', 1) }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'id'),
        'in',
        selectFrom('payment_acts')
          .select(['restaurant_id', 'id'])
          .where('done_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .limit(limit)
          // Not needed on SQLite, which has one writer at a time.
          .$if(dialect === 'postgres', (q) => q.forUpdate().skipLocked())
          .$asTuple('restaurant_id', 'id'),
      ),
    )
    .where('next_attempt_at', '<=', now)
    .returningAll()
    .execute();
}

export async function endAct(
  db: Db,
  { restaurant_id, id }: PaymentActRow,
  change: Partial<Pick<PaymentActRow, 'done_at' | 'failed_at' | 'next_attempt_at' | 'last_error'>>,
): Promise<void> {
  await db
    .updateTable('payment_acts')
    .set(change)
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
}

/** The refunds of these payments, done or not, the oldest first. */
export function refundsOf(db: Db, restaurantId: string, paymentIds: readonly string[]): Promise<PaymentActRow[]> {
  return db
    .selectFrom('payment_acts')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('payment_id', 'in', paymentIds)
    .where('kind', '=', 'refund')
    .where('failed_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

/** Whether anything is still to be done for the restaurant. */
export async function hasOpenActs(db: Db, restaurantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_acts')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
