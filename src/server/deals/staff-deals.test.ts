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
    expect(await fields([{ ...line, dishes: [] }])).toEqual(['lines']);
    expect(await fields([{ ...line, dishes: [{ productId: 'gone', extra: 0 }] }])).toEqual(['lines.0.dishes']);
    expect(await fields([line as object], 4.001)).toEqual(['price']);
  });
});
