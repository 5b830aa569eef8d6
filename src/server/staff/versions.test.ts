import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { promotionInput } from '../../../tests/support/honest-calls.ts';
import { item, pickup, productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const promotion = { ...promotionInput(productId('margherita')), couponCode: null };
const reward = { ...promotion, pointsCost: 50 };

/** What several people edit: where, what a refusal calls it, what is written, and what two editors change of it. */
const kinds = [
  {
    ...{ what: 'promotion', url: '/promotions', name: 'promotion', body: promotion },
    ...{ mine: { minOrderValue: 20 }, theirs: { discountValue: 15 } },
  },
  {
    ...{ what: 'reward', url: '/promotions', name: 'promotion', body: reward },
    ...{ mine: { pointsCost: 60 }, theirs: { description: { en: 'Other words.' } } },
  },
] as const;
type Kind = (typeof kinds)[number];

describe.each(dialects)('what two people edit at once, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  let owner: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
    owner = await hire(app, 'Owner');
  });
  afterAll(() => app.close());

  const call = (method: 'POST' | 'PUT', url: string, body: object, token = manager) =>
    app.call({ method, url: `/staff${url}`, token, body });
  /** Made anew, as both editors see it. */
  const open = async ({ url, name, body }: Kind) => {
    const thing = (await call('POST', url, body)).body.data[name];
    return { url: `${url}/${thing._id}`, version: thing.version as string };
  };
  /** All there is of its kind, and how many changes were written down. */
  const state = async ({ url }: Kind) => ({
    all: (await app.call({ url: `/staff${url}`, token: manager })).body.data,
    audit: (await app.services.db.selectFrom('audit_log').select('id').execute()).length,
  });

  it.each(kinds)(
    'refuses the second change of one state, and carries what the first made of it: a $what',
    async (kind) => {
      const { url, version } = await open(kind);
      const first = await call('PUT', url, { ...kind.body, ...kind.theirs, expectedVersion: version }, owner);
      expect(first.status).toBe(200);
      const [now] = Object.values<{ version: string }>(first.body.data);
      expect(now?.version).not.toBe(version);
      const before = await state(kind);
      const late = await call('PUT', url, { ...kind.body, ...kind.mine, expectedVersion: version });
      expect([late.status, late.body.code, late.body[kind.name]]).toEqual([409, 'menu_changed', now]);
      expect(await state(kind)).toEqual(before);
      const merged = { ...kind.body, ...kind.theirs, ...kind.mine, expectedVersion: now?.version };
      expect((await call('PUT', url, merged)).status).toBe(200);
    },
  );

  it.each(kinds)('lets the last one win who names no version: a $what', async (kind) => {
    const { url } = await open(kind);
    expect((await call('PUT', url, { ...kind.body, ...kind.theirs }, owner)).status).toBe(200);
    const last = await call('PUT', url, { ...kind.body, ...kind.mine });
    expect(last.status).toBe(200);
    expect(Object.values(last.body.data)[0]).toMatchObject(kind.mine);
  });

  it.each(kinds)('takes exactly one of several changes of one state: a $what', async (kind) => {
    const { url, version } = await open(kind);
    const { audit } = await state(kind);
    const changes = [kind.mine, kind.theirs, kind.mine, kind.theirs].map((change, i) =>
      call('PUT', url, { ...kind.body, ...change, expectedVersion: version }, i % 2 ? owner : manager),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
    expect((await state(kind)).audit).toBe(audit + 1);
  });

  it('has versions of its own: another thing’s is refused', async () => {
    const one = await open(kinds[0]);
    const other = await open(kinds[1]);
    const change = { ...kinds[1].body, expectedVersion: one.version };
    expect((await call('PUT', other.url, change)).body.code).toBe('menu_changed');
  });

  it('has no other editor in an order that uses a promotion', async () => {
    const body = { ...promotion, type: 'FixedAmountDiscountOrder', discountValue: 2, minOrderValue: 0 };
    const { _id, version } = (await call('POST', '/promotions', { ...body, applicableProductIds: [] })).body.data
      .promotion;
    const order = pickup([item('lemonade', [], 4)], { promotionId: _id, discountAmount: 2 });
    const placed = await app.call({ method: 'POST', url: '/orders', token: await app.register(), body: order });
    expect(placed.status).toBe(201);
    const change = { ...body, discountValue: 3, expectedVersion: version };
    const { status, body: answer } = await call('PUT', `/promotions/${_id}`, change);
    expect([status, answer.data?.promotion.uses]).toEqual([200, 1]);
  });
});
