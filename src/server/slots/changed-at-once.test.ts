import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup, productId } from '../../../tests/support/order-input.ts';
import { allHours, setOrderTimes } from '../../../tests/support/order-times.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { isCalledOff } from '../../domain/orders/order-status.ts';
import { LOAD_KINDS } from '../../domain/slots/capacity.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { lockOrder, type OrderRow } from '../orders/orders.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { lockPortions } from '../portions/portions.repo.ts';
import { lockShares, moveShares } from './slot-loads.repo.ts';

const DISHES = [item('lemonade', [], 3), item('tiramisu')];
const ENOUGH = 999;
/** Until a request has come as far as it can. */
const A_MOMENT_MS = 300;

describe.each(dialects)('slots and portions of orders that several change at once, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    test.setNow(NOON);
    await setOrderTimes(test, test.owner, { rules: [allHours({ maxOrders: ENOUGH })] });
    await test.services.db
      .updateTable('products')
      .set({ daily_portions: ENOUGH })
      .where('id', 'in', [productId('lemonade'), productId('tiramisu')])
      .execute();
  });
  afterAll(() => test.close());

  const place = (token: string, more: object = {}) =>
    test.call({ method: 'POST', url: '/orders', token, body: pickup(DISHES, more) });
  const later = (slot: number) => ({
    isASAP: false,
    scheduledAt: new Date(NOON + (4 + slot) * 15 * MINUTE).toISOString(),
  });
  const byStaff = (url: string, body: object) =>
    test.call({ method: 'PATCH', url: `/staff/orders/${url}`, token: test.owner, body });

  async function differences(): Promise<string[]> {
    const { db } = test.services;
    const taken = new Map<string, number>();
    const add = (key: string, count: number) => taken.set(key, (taken.get(key) ?? 0) + count);
    for (const { status, kitchen_slots, portions } of await db.selectFrom('orders').selectAll().execute()) {
      if (isCalledOff(status)) continue;
      for (const share of fromJson(kitchen_slots) ?? [])
        for (const kind of LOAD_KINDS) add(`${share.at} ${kind}`, share[kind]);
      for (const [dish, count] of Object.entries(fromJson(portions ?? null)?.taken ?? {})) add(dish, count);
    }
    for (const load of await db.selectFrom('slot_loads').selectAll().execute())
      for (const kind of LOAD_KINDS) add(`${load.slot_at} ${kind}`, -load[kind]);
    for (const day of await db.selectFrom('day_portions').selectAll().execute()) add(day.product_id, -day.taken);
    return [...taken].filter(([, count]) => count !== 0).map(([key, count]) => `${key}: ${count}`);
  }

  it('add up when the dishes are changed just as the order is accepted for another time', async () => {
    const { body } = await place(test.customer, later(1));
    const { _id: id } = body.data;
    const { db } = test.services;
    const accepted = await inTransaction(db, async (tx) => {
      const order = (await lockOrder(tx, ids.restaurant, id, NOON)) as OrderRow;
      const from = fromJson(order.kitchen_slots) ?? [];
      const to = from.map((share) => ({ ...share, units: share.units + 2 }));
      const waiting = byStaff(`${id}/status`, { status: 'Confirmed', readyInMinutes: 30 });
      await sleep(A_MOMENT_MS);
      await moveShares(tx, ids.restaurant, { from, to });
      await tx
        .updateTable('orders')
        .set({ kitchen_slots: toJson(to), units: order.units + 2 })
        .where('id', '=', id)
        .execute();
      // Not awaited before the end of the transaction, for whose lock it waits.
      return { waiting };
    });
    expect((await accepted.waiting).status).toBe(200);
    expect(await differences()).toEqual([]);
  });

  it('are locked in one order: whoever has a slot gets the portions, while others change dishes or give up an order for it', async () => {
    const [mine, other] = [await place(test.customer, later(2)), await place(test.customer, later(3))];
    expect([mine.status, other.status]).toEqual([201, 201]);
    const { _id: id } = mine.body.data;
    const change = { items: [{ line: 0, quantity: 1 }], reason: 'Sold out.', expectedVersion: 1 };
    expect((await whileHolding(later(2).scheduledAt, () => byStaff(`${id}/items`, change))).status).toBe(200);
    const unpaid = await test.register();
    expect((await place(unpaid, { ...later(1), paymentDetails: CARD })).status).toBe(201);
    const instead = () => place(unpaid, { ...later(3), paymentDetails: CARD });
    expect((await whileHolding(later(3).scheduledAt, instead)).status).toBe(201);
    expect(await differences()).toEqual([]);
  });

  /** Begins something that needs the slot while it is held by who then needs a portion. */
  async function whileHolding(slot: string, begin: () => ReturnType<typeof place>) {
    const begun = await inTransaction(test.services.db, async (tx) => {
      await lockShares(tx, ids.restaurant, [{ at: Date.parse(slot), orders: 0, units: 0, deliveries: 0 }]);
      const waiting = begin();
      await sleep(A_MOMENT_MS);
      const day = { restaurantId: ids.restaurant, date: '2026-06-17' };
      // Before PostgreSQL looks for deadlocks, which it would end by giving one of the two up.
      if (dialect === 'postgres') await sql`set local lock_timeout = '400ms'`.execute(tx);
      await lockPortions(tx, day, [productId('lemonade'), productId('tiramisu')]);
      return { waiting };
    });
    return begun.waiting;
  }
});
