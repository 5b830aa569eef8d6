import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item, pickup } from '../../../tests/support/order-input.ts';
import { allHours, setOrderTimes } from '../../../tests/support/order-times.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { isCalledOff } from '../../domain/orders/order-status.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { cancelUnanswered } from '../orders/status/cancel-unanswered.ts';
import { fromJson } from '../platform/database/json-columns.ts';

const SLOT = 15 * MINUTE;
/** On each database, so that it sees more than a thousand changes. */
const ROUNDS = 14;
const CHANGES = 100;

const anyChange = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      slot: fc.integer({ min: 1, max: 24 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      isAsap: fc.boolean(),
      delivers: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('accept' as const),
      of: fc.nat(),
      minutes: fc.integer({ min: 5, max: 200 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('delay' as const),
      of: fc.nat(),
      minutes: fc.integer({ min: 5, max: 300 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'reject' as const), of: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), minutes: fc.constantFrom(5, 40) }) },
);

describe.each(dialects)('the slots’ loads on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '100000000' });
    owner = await hire(app, 'Owner');
    customer = await app.register();
    await setOrderTimes(app, owner, {
      prepMinutes: { Delivery: 40, Pickup: 15 },
      rules: [allHours({ maxOrders: 3, maxUnits: 8, maxDeliveries: 2 })],
    });
  });
  afterEach(() => app.close());

  async function recounted() {
    const orders = await app.services.db.selectFrom('orders').select(['status', 'kitchen_slots']).execute();
    const sums = new Map<number, { orders: number; units: number; deliveries: number }>();
    for (const { status, kitchen_slots } of orders) {
      if (isCalledOff(status)) continue;
      for (const { at, orders: n, units, deliveries } of fromJson(kitchen_slots) ?? []) {
        const sum = sums.get(at) ?? { orders: 0, units: 0, deliveries: 0 };
        sums.set(at, { orders: sum.orders + n, units: sum.units + units, deliveries: sum.deliveries + deliveries });
      }
    }
    return [...sums].sort(([one], [other]) => one - other);
  }
  async function kept() {
    const rows = await app.services.db.selectFrom('slot_loads').selectAll().orderBy('slot_at').execute();
    const used = rows.filter(({ orders, units, deliveries }) => orders || units || deliveries);
    return used.map(({ slot_at, orders, units, deliveries }) => [slot_at, { orders, units, deliveries }]);
  }

  it('equal a recount after any placements, acceptances, delays, cancellations, rejections and expiries', async () => {
    let now = NOON;
    let placed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: CHANGES, maxLength: CHANGES }), async (changes) => {
        // Each round begins on a day without orders.
        now += DAY * (new Date(now + DAY).getUTCDay() === 1 ? 2 : 1);
        now -= (now - NOON) % DAY;
        const ids: string[] = [];
        for (const change of changes) {
          app.setNow(now);
          if (change.kind === 'place') {
            const make = change.delivers ? delivery : pickup;
            const scheduledAt = change.isAsap
              ? null
              : new Date(now - (now % SLOT) + (change.slot + 3) * SLOT).toISOString();
            const body = make([item('lemonade', [], change.quantity + 5)], { isASAP: change.isAsap, scheduledAt });
            const answer = await app.call({ method: 'POST', url: '/orders', token: customer, body });
            if (answer.status === 201) ids.push(answer.body.data._id);
          } else if (change.kind === 'expire') {
            now += change.minutes * MINUTE;
            app.setNow(now);
            await cancelUnanswered(app.services).run();
          } else {
            const id = ids[change.of % Math.max(1, ids.length)];
            if (!id) continue;
            const patch = (url: string, token: string, body?: object) =>
              app.call({ method: 'PATCH', url, token, body });
            if (change.kind === 'cancel') await patch(`/orders/${id}/cancel-my-order`, customer);
            else if (change.kind === 'delay') {
              await patch(`/staff/orders/${id}/ready-time`, owner, { readyInMinutes: change.minutes });
            } else {
              const accept = { status: 'Confirmed', readyInMinutes: 'minutes' in change ? change.minutes : undefined };
              const reject = { status: 'Cancelled by Restaurant', notes: 'Sold out.' };
              await patch(`/staff/orders/${id}/status`, owner, change.kind === 'accept' ? accept : reject);
            }
          }
        }
        placed += ids.length;
        expect(await kept()).toEqual(await recounted());
      }),
      { numRuns: ROUNDS },
    );
    expect(placed).toBeGreaterThan(300);
  }, 120_000);
});
