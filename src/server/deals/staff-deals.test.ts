import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { dealInput } from '../../../tests/support/menu-input.ts';
import { ids, productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('deals that staff edit, on %s,', (dialect) => {
  let test: TestApp;
  let manager: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    manager = await hire(test, 'Manager');
  });
  afterAll(() => test.close());

  const ask = (method: string, path: string, body?: object) =>
    test.call({ method, url: `/staff/deals${path}`, token: manager, ...(body && { body }) });
  const shown = async () => (await test.call({ url: '/products' })).body.deals;
  const input = () => dealInput(productId('tiramisu'));

  it('are shown as soon as they are saved, changed with the version that was seen, and gone once deleted', async () => {
    const added = await ask('POST', '', input());
    expect(added.status).toBe(201);
    const { deal } = added.body.data;
    expect((await shown())[0]).toMatchObject({ name: 'To begin with', price: 4, lines: [{ label: 'A dish' }] });
    const line = { ...input().lines[0], _id: deal.lines[0]._id, label: { en: 'Something', pt: null } };
    const change = { ...input(), price: 3.5, lines: [line], expectedVersion: deal.version };
    const changed = (await ask('PUT', `/${deal._id}`, change)).body.data.deal;
    expect(changed).toMatchObject({ price: 3.5, lines: [{ _id: deal.lines[0]._id }] });
    expect((await shown())[0].lines[0].label).toBe('Something');
    expect((await ask('PUT', `/${deal._id}`, change)).status).toBe(409);
    expect((await ask('DELETE', `/${deal._id}?expectedVersion=${changed.version}`)).status).toBe(204);
    expect([await shown(), (await ask('GET', '')).body.data.deals]).toEqual([undefined, []]);
  });

  it('take no category of another restaurant, no line without dishes, and no price that the currency lacks', async () => {
    const [line] = input().lines;
    const fields = async (lines: object[], price = 4) =>
      (await ask('POST', '', { ...input(), price, lines })).body.errors.map(({ field }: { field: string }) => field);
    expect(await fields([{ ...line, categoryId: ids.of('category', 'nowhere') }])).toEqual(['lines.0.categoryId']);
    expect(await fields([{ ...line, dishes: [] }])).toEqual(['lines.0.dishes']);
    expect(await fields([{ ...line, dishes: [{ productId: 'gone', extra: 0 }] }])).toEqual(['lines.0.dishes']);
    expect(await fields([line as object], 4.001)).toEqual(['price']);
  });

  it('are put in another order, and refused with all of them where one is gone', async () => {
    const add = async (price: number) => (await ask('POST', '', { ...input(), price })).body.data.deal._id;
    const [first, second] = [await add(5), await add(6)];
    const order = (ids: string[]) =>
      test.call({ method: 'PUT', url: '/staff/deal-order', token: manager, body: { ids } });
    expect((await order([second, first])).status).toBe(200);
    expect((await shown()).map(({ _id }: { _id: string }) => _id)).toEqual([second, first]);
    const { status, body } = await order([second, 'gone']);
    expect([status, body.deals.length]).toEqual([409, 2]);
  });

  it('stand in the history by the names of what can be chosen', async () => {
    await ask('POST', '', input());
    const { action, after } = await test.services.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('action', '=', 'deal_new')
      .executeTakeFirstOrThrow();
    expect([action, JSON.parse(after ?? '').lines]).toEqual([
      'deal_new',
      [{ label: expect.anything(), category: null, dishes: 'Tiramisù +0.5' }],
    ]);
  });
});
