import { type Selectable, sql } from 'kysely';
import type { LineUnits } from '../../domain/payments/paid-lines.ts';
import type { Refund } from '../../domain/payments/refund-parts.ts';
import type { PaymentAct } from '../../domain/payments/settle-payment.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import type { PaymentActsTable } from '../platform/tables/payment-tables.ts';
import type { WorkPlace } from '../work/leases.ts';
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

/** Writes a refund that somebody has made at the provider's own pages. */
export async function insertMadeRefund(
  tx: Tx,
  { restaurant_id, id: payment_id }: Pick<PaymentRow, 'restaurant_id' | 'id'>,
  { id, amount, now }: { id: string; amount: number; now: number },
): Promise<void> {
  const made = { restaurant_id, id, payment_id, kind: 'refund', amount, done_at: now, created_at: now } as const;
  await tx
    .insertInto('payment_acts')
    .values({ ...NOTHING_TO_ASK, ...made, next_attempt_at: now })
    .execute();
}

/** Writes that a refund's credit note is taken back, later than that was given. Returns the act's id. */
export async function insertReversal(
  tx: Tx,
  { restaurant_id, ...refund }: PaymentActRow,
  now: number,
): Promise<string> {
  const { id: reverses, payment_id, amount, lines } = refund;
  const id = newId();
  const created_at = Math.max(now, refund.created_at + 1);
  const done = { done_at: now, next_attempt_at: now, created_at };
  await tx
    .insertInto('payment_acts')
    .values({ ...NOTHING_TO_ASK, restaurant_id, id, payment_id, kind: 'refund', amount, lines, reverses, ...done })
    .execute();
  return id;
}

const NOTHING_TO_ASK = { lines: null, reason: null, asked_by: null, attempts: 0, failed_at: null, last_error: null };

export const ACTS_TO_DO: WorkPlace<'payment_acts'> = {
  table: 'payment_acts',
  key: ['restaurant_id', 'id'],
  due: 'next_attempt_at',
  isOpen: sql`done_at is null and failed_at is null`,
  attempts: 'attempts',
  error: 'last_error',
};

/** Writes what became of an act besides its work: that it was not made in the end, or needs a new key. */
export async function noteAct(
  tx: Db,
  { restaurant_id, id }: PaymentActRow,
  change: Partial<Pick<PaymentActRow, 'failed_at' | 'last_error' | 'key_renewals' | 'is_replaced'>>,
): Promise<void> {
  await tx
    .updateTable('payment_acts')
    .set(change)
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .where('failed_at', 'is', null)
    .execute();
}

/** Has an act ask for another sum. */
export async function lowerAct(db: Db, { restaurant_id, id }: PaymentActRow, amount: number): Promise<void> {
  await db
    .updateTable('payment_acts')
    .set({ amount })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** The act as it is now, if it is still to be carried out. */
export function findOpenAct(
  db: Db,
  { restaurant_id, id }: Pick<PaymentActRow, 'restaurant_id' | 'id'>,
): Promise<PaymentActRow | undefined> {
  return db
    .selectFrom('payment_acts')
    .selectAll()
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
}

/** The refunds of these payments, done, turned down or neither yet, and what reverses their credit notes, the oldest first. */
export function refundsOf(db: Db, restaurantId: string, paymentIds: readonly string[]): Promise<PaymentActRow[]> {
  return db
    .selectFrom('payment_acts')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('payment_id', 'in', paymentIds)
    .where('kind', '=', 'refund')
    .orderBy('created_at')
    .orderBy('credit_number')
    .orderBy('id')
    .execute();
}

type Given = Pick<PaymentActRow, 'failed_at' | 'reverses'>;

/** Whether it gives money back: it is neither turned down, nor the reversal of one that is. */
export function isGiven({ failed_at, reverses }: Given): boolean {
  return failed_at === null && reverses == null;
}

/** Those of an order's refunds that count in its books, each with the index of what it reverses: of one that was turned down, both or neither. */
export function bookedRefunds<T extends Given & { id: string }>(refunds: readonly T[]): (T & { reversed?: number })[] {
  const booked = refunds.filter(
    ({ id, failed_at }) => failed_at === null || refunds.some(({ reverses }) => reverses === id),
  );
  return booked.map((refund) => {
    const reversed = booked.findIndex(({ id }) => id === refund.reverses);
    return reversed < 0 ? refund : { ...refund, reversed };
  });
}

/**
 * Those refunds that have credit notes of their own. Of an order that was called off at `calledOffAt` (null: it was not) though it had a
 * receipt, one credit note takes back all that was left of it, whatever was paid back then.
 */
export function notedRefunds<T extends Pick<PaymentActRow, 'created_at' | 'credit_number' | 'reverses'>>(
  refunds: readonly T[],
  calledOffAt: number | null,
): T[] {
  if (calledOffAt === null) return [...refunds];
  return refunds.filter(
    ({ created_at, credit_number, reverses }) =>
      credit_number != null || (reverses == null && created_at < calledOffAt),
  );
}

/** A booked refund as the rules of its parts have it. */
export function toRefund({
  amount,
  lines,
  reversed,
}: Pick<PaymentActRow, 'amount' | 'lines'> & { reversed?: number }): Refund {
  return { amount, units: fromJson(lines), reversed };
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
