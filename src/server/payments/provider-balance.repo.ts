import { sql } from 'kysely';
import type { BalanceEntry, KnownPayment } from '../../domain/payments/provider-balance.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import type { Db } from '../platform/database/database.ts';

/** Rows written, or ids asked for, at a time. */
const MOST = 500;
/** No hold lasts longer. */
const CHARGED_WITHIN_MS = 31 * DAY;

interface Span {
  from: number;
  /** Excluded. */
  to: number;
}

/** Keeps what the provider's books say. What is kept already stays as it is. */
export async function keepBalance(db: Db, restaurantId: string, entries: readonly BalanceEntry[]): Promise<void> {
  for (const page of pagesOf(entries)) {
    await db
      .insertInto('provider_balance')
      .values(
        page.map(({ chargeReference: charge_reference, at: created_at, ...entry }) => ({
          ...{ restaurant_id: restaurantId, ...entry, charge_reference, created_at },
        })),
      )
      .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doNothing())
      .execute();
  }
}

/** What the provider's books have of a span, the first first. */
export async function balanceIn(db: Db, restaurantId: string, { from, to }: Span): Promise<BalanceEntry[]> {
  const rows = await entriesOf(db, restaurantId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toEntry);
}

/** All that the provider's books have of payments, by its names of them. */
export async function balanceOfCharges(
  db: Db,
  restaurantId: string,
  charges: readonly string[],
): Promise<BalanceEntry[]> {
  const found: BalanceEntry[] = [];
  for (const page of pagesOf(charges)) {
    const rows = await entriesOf(db, restaurantId).where('charge_reference', 'in', page).execute();
    found.push(...rows.map(toEntry));
  }
  return found;
}

function entriesOf(db: Db, restaurantId: string) {
  return db.selectFrom('provider_balance').selectAll().where('restaurant_id', '=', restaurantId);
}

function toEntry(row: Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number]): BalanceEntry {
  const { id, kind, charge_reference: chargeReference, amount, fee, currency, paid, created_at: at } = row;
  return { id, kind, chargeReference, amount, fee, currency, paid, at };
}

/** A payment, and its name. */
export type BookedPayment = KnownPayment & { id: string; orderId: string };

/**
 * The payments that were charged in a span as our books have them, and those by these names of the provider, also if we believe that
 * nothing was charged. None from before `since`, of which the provider's books were not read.
 */
export async function chargedPayments(
  db: Db,
  restaurantId: string,
  { span, charges, since }: { span: Span; charges: readonly string[]; since: number },
): Promise<BookedPayment[]> {
  const chargedAt = sql<number>`coalesce(p.captured_at, p.created_at)`;
  const query = db
    .selectFrom('payments as p')
    .leftJoin('payment_acts as a', (join) =>
      join
        .onRef('a.restaurant_id', '=', 'p.restaurant_id')
        .onRef('a.payment_id', '=', 'p.id')
        .on('a.kind', '=', 'refund'),
    )
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.created_at', '>=', since)
    .select(['p.id', 'p.order_id', 'p.charge_reference', 'p.captured', 'p.refunded', chargedAt.as('charged_at')])
    .select((eb) => [eb.fn.max('a.done_at').as('done_at'), eb.fn.max('a.failed_at').as('failed_at')])
    .groupBy(['p.id', 'p.order_id', 'p.charge_reference', 'p.captured', 'p.refunded', 'p.captured_at', 'p.created_at']);
  const rows = await query
    .where('p.captured', '>', 0)
    .where('p.created_at', '>=', span.from - CHARGED_WITHIN_MS)
    .where('p.created_at', '<', span.to)
    .where(chargedAt, '>=', span.from)
    .where(chargedAt, '<', span.to)
    .execute();
  for (const page of pagesOf(charges)) rows.push(...(await query.where('p.charge_reference', 'in', page).execute()));
  return [...new Map(rows.map((row) => [row.id, row])).values()].map((row) => {
    const capturedAt = Number(row.charged_at);
    const changedAt = Math.max(capturedAt, Number(row.done_at ?? 0), Number(row.failed_at ?? 0));
    const { id, order_id: orderId, charge_reference: chargeReference, captured, refunded } = row;
    return { id, orderId, chargeReference, captured, refunded, capturedAt, changedAt };
  });
}

function* pagesOf<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += MOST) yield all.slice(from, from + MOST);
}
