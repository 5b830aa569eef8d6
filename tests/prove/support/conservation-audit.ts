import { toMinor } from '../../../src/domain/money/money.ts';
import { isCalledOff, isReviewable } from '../../../src/domain/orders/order-status.ts';
import { type Contacts, contactsOf, emailHash } from '../../../src/server/promotions/promotion-contacts.repo.ts';
import { type DatabasePlace, inDatabase } from './always-open.ts';

/** What must be nought once all orders are over, and how much there was to get wrong. */
export interface ConservationAudit {
  orders: number;
  /** Orders that came from a guest to an account. */
  moved: number;
  /** Live orders with a promotion. */
  uses: number;
  points: number;
  /** Acknowledged orders that are not there with their total, and attempts that became two. */
  lost: number;
  doubled: number;
  /** Orders whose lines, discount and total do not add up. */
  totals: number;
  /** Counters of promotions, customers and contacts that are not the number of live orders. */
  counters: number;
  /** Addresses and numbers that have used the coupon more often than a customer may. */
  beyondLimit: number;
  /** Movements of points that an order does not explain, or that lie with another than its customer; and what orders lack. */
  movements: number;
  /** Balances that are not the sum of their movements, or below nothing. */
  balances: number;
}

/** Compares orders with everything that is counted of them. */
export function auditConservation(
  place: DatabasePlace,
  told: readonly { id: string; key: string; total: number }[],
  limit: { promotionId: string; each: number },
): Promise<ConservationAudit> {
  return inDatabase(place, async ({ db }) => {
    const orders = await db.selectFrom('orders').selectAll().execute();
    const lines = await db.selectFrom('order_lines').select(['order_id', 'subtotal']).execute();
    const users = await db.selectFrom('users').select(['id', 'kind', 'email']).execute();
    const ledger = await db.selectFrom('loyalty_ledger').selectAll().execute();
    const balances = await db.selectFrom('loyalty_balances').selectAll().execute();
    const byId = new Map(orders.map((order) => [order.id, order]));
    const accounts = new Set(users.filter(({ kind }) => kind !== 'guest').map(({ id }) => id));
    const live = orders.filter(({ promotion_id, status }) => promotion_id !== null && !isCalledOff(status));

    const linesOf = tally(
      lines,
      ({ order_id }) => order_id,
      ({ subtotal }) => Number(subtotal),
    );
    const ofLedger = (reason: string) =>
      new Map(ledger.filter((row) => row.reason === reason).map((row) => [row.order_id, row]));
    const isExplained = (
      reason: 'earned' | 'redeemed' | 'returned',
      points: (order: (typeof orders)[number]) => number,
    ) => {
      const rows = ofLedger(reason);
      const wrong = orders.filter((order) => {
        const row = rows.get(order.id);
        const expected = points(order);
        return Number(row?.points ?? 0) !== expected || (row !== undefined && row.user_id !== order.user_id);
      });
      return wrong.length + ledger.filter((row) => row.reason === reason).length - rows.size;
    };
    const ofUser = tally(
      ledger,
      ({ user_id }) => user_id,
      ({ points }) => Number(points),
    );
    const balanceOf = tally(
      balances,
      ({ user_id }) => user_id,
      ({ points }) => Number(points),
    );

    const expected = {
      promotions: new Map<string, number>(),
      customers: new Map<string, number>(),
      contacts: new Map<string, number>(),
    };
    const guestUses = new Map<string, number>();
    for (const order of live) {
      add(expected.promotions, order.promotion_id as string);
      add(expected.customers, `${order.promotion_id} ${order.user_id}`);
      const contacts: Contacts = contactsOf(order);
      for (const hash of new Set([contacts.email, contacts.phone])) {
        if (!hash) continue;
        add(expected.contacts, `${order.promotion_id} ${hash}`);
        if (contacts.isGuest && order.promotion_id === limit.promotionId) add(guestUses, hash);
      }
    }
    const counted = {
      promotions: tally(await db.selectFrom('promotions').select(['id', 'uses']).execute(), ({ id }) => id, usesOf),
      customers: tally(
        await db.selectFrom('promotion_customers').select(['promotion_id', 'user_id', 'uses']).execute(),
        ({ promotion_id, user_id }) => `${promotion_id} ${user_id}`,
        usesOf,
      ),
      contacts: tally(
        await db.selectFrom('promotion_contacts').select(['promotion_id', 'contact_hash', 'uses']).execute(),
        ({ promotion_id, contact_hash }) => `${promotion_id} ${contact_hash}`,
        usesOf,
      ),
    };
    const emails = users.map(({ email }) => `${limit.promotionId} ${emailHash(email)}`);
    return {
      orders: orders.length,
      moved: orders.filter(({ guest_email_key, user_id }) => guest_email_key !== null && accounts.has(user_id)).length,
      uses: live.length,
      points: ledger.reduce((sum, { points }) => sum + Number(points), 0),
      lost: told.filter(({ id, key, total }) => {
        const order = byId.get(id);
        const told = toMinor(total, 2);
        // Staff may have taken dishes out: then it costs less.
        const isAsTold = order?.changes ? Number(order.total) < told : Number(order?.total) === told;
        return !isAsTold || order?.customer_notes !== key;
      }).length,
      doubled: orders.length - new Set(orders.map(({ customer_notes }) => customer_notes)).size,
      totals: orders.filter(
        ({ id, subtotal, discount, delivery_fee, service_fee, total }) =>
          Number(subtotal) !== linesOf.get(id) ||
          Number(total) !== Number(subtotal) - Number(discount) + Number(delivery_fee) + Number(service_fee),
      ).length,
      counters: (['promotions', 'customers', 'contacts'] as const).reduce(
        (sum, what) => sum + differences(expected[what], counted[what]),
        0,
      ),
      beyondLimit:
        emails.filter((key) => (counted.contacts.get(key) ?? 0) > limit.each).length +
        [...guestUses.values()].filter((uses) => uses > limit.each).length,
      movements:
        isExplained('earned', ({ status, points_earned }) => (isReviewable(status) ? Number(points_earned) : 0)) +
        isExplained('redeemed', ({ points_spent }) => -Number(points_spent)) +
        isExplained('returned', ({ status, points_spent }) => (isCalledOff(status) ? Number(points_spent) : 0)),
      balances: differences(ofUser, balanceOf) + [...balanceOf.values()].filter((points) => points < 0).length,
    };
  });
}

function usesOf({ uses }: { uses: number }): number {
  return Number(uses);
}

function tally<T>(rows: readonly T[], keyOf: (row: T) => string, amountOf: (row: T) => number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) add(sums, keyOf(row), amountOf(row));
  return sums;
}

function add(sums: Map<string, number>, key: string, value = 1): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

/** Keys with different sums; a missing one is nought. */
function differences(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => (one.get(key) ?? 0) !== (other.get(key) ?? 0)).length;
}
