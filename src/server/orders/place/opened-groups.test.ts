import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { groupId, ids, item, pickup, productId, valueId } from '../../../../tests/support/order-input.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { OptionGroup } from '../../../contract/menu.ts';
import type { OrderItemInput } from '../../../contract/order-items.ts';
import type { StaffOptionGroup } from '../../../contract/staff/staff-menu-options.ts';

describe.each(dialects)('groups that an option opens on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const basil = valueId('extras', 'basil');
  const record = async (): Promise<StaffOptionGroup[]> =>
    (await app.call({ url: '/staff/menu-record', token: owner })).body.data.optionGroups;
  /** Saves a group as it is, with changes, and with what its options open. */
  const change = async (key: string, opens: Record<string, string[]>, changes: object = {}) => {
    const group = (await record()).find(({ _id }) => _id === groupId(key)) as StaffOptionGroup;
    const { _id, version, productIds: _, name: __, values, ...rules } = group;
    return app.call({
      method: 'PUT',
      url: `/staff/option-groups/${_id}`,
      token: owner,
      body: {
        ...{ ...rules, name: {}, expectedVersion: version, ...changes },
        values: values.map(({ _id: id, priceAdjustment, isDefault }) => ({
          ...{ _id: id, label: {}, priceAdjustment, isDefault },
          ...(opens[id] && { opens: opens[id] }),
        })),
      },
    });
  };
  const open = async () => expect((await change('extras', { [basil]: [groupId('sauces')] })).status).toBe(200);
  const margherita = async () => (await app.call({ url: `/products/${productId('margherita')}` })).body.product;
  const sellOut = async (...sauces: string[]) => {
    for (const sauce of sauces) {
      const url = `/staff/options/${valueId('sauces', sauce)}/availability`;
      const body = { isAvailable: false };
      expect((await app.call({ method: 'PUT', url, token: owner, body })).status).toBe(200);
    }
  };
  const line = (...options: string[]) => item('margherita', ['size/regular', ...options]);
  const place = (each: OrderItemInput) =>
    app.call({ method: 'POST', url: '/orders', token: customer, body: pickup([each]) });
  const validate = async (each: OrderItemInput) => {
    const sent = { ...each, price: each.unitPrice, name: each.productName };
    const body = { restaurantId: ids.restaurant, items: [sent] };
    return (await app.call({ method: 'POST', url: '/cart/validate', body })).body.data;
  };

  it('are nowhere on the wire where a restaurant has none', async () => {
    expect(JSON.stringify(await margherita())).not.toContain('opens');
  });

  it('come with the dish, behind the group that opens them', async () => {
    await open();
    const { options } = (await margherita()) as { options: OptionGroup[] };
    expect(options.map(({ _id }) => _id)).toEqual(['size', 'extras', 'sauces', 'dip'].map(groupId));
    expect(options[1]?.values.find(({ _id }) => _id === basil)?.opens).toEqual([groupId('sauces')]);
    const sauces = (await record()).find(({ _id }) => _id === groupId('sauces'));
    expect(sauces?.productIds).toContain(productId('margherita'));
  });

  it('are asked for and charged only with their option, in whatever order they are sent', async () => {
    await open();
    expect((await place(line())).status).toBe(201);
    expect((await place(line('extras/basil'))).body.code).toBe('option_required');
    const full = line('sauces/pesto', 'extras/basil', 'sauces/ragu');
    const placed = await place(full);
    expect(placed.status).toBe(201);
    expect(placed.body.data.items[0].itemSubtotal).toBe(11.25);
  });

  it('refuse what is chosen of them without their option, and take it out of a cart', async () => {
    await open();
    const closed = line('sauces/pesto', 'sauces/ragu');
    expect((await place(closed)).body.code).toBe('option_unavailable');
    const { changes, items } = await validate(closed);
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['option_gone', 'option_gone']);
    expect(items[0].itemSubtotal).toBe(10);
  });

  it('of which too little is left close the option, not the dish', async () => {
    await open();
    await sellOut('pesto', 'ragu');
    const dish = await margherita();
    expect(dish.isAvailable).toBe(true);
    const extras = dish.options.find(({ _id }: OptionGroup) => _id === groupId('extras')) as OptionGroup;
    expect(extras.values.find(({ _id }) => _id === basil)?.isAvailable).toBe(false);
    expect((await place(line('extras/basil', 'sauces/butter', 'sauces/butter'))).body.code).toBe('option_unavailable');
    expect((await place(line())).status).toBe(201);
    const { products } = (await app.call({ url: '/staff/menu', token: owner })).body.data;
    const usedUp = new Map(products.map((each: { _id: string; usedUp?: string[] }) => [each._id, each.usedUp]));
    expect(usedUp.get(productId('margherita'))).toBeUndefined();
    expect(usedUp.get(productId('pasta-trio'))).toEqual(['Sauces']);
  });

  it('are neither their own, nor sizes, nor do they open more', async () => {
    const refused = async (key: string, opens: Record<string, string[]>, changes: object = {}) =>
      (await change(key, opens, changes)).body.errors;
    expect(await refused('extras', { [basil]: [groupId('extras')] })).toMatchObject([{ field: 'values.1.opens' }]);
    expect(await refused('extras', { [basil]: [ids.restaurant] })).toMatchObject([{ field: 'values.1.opens' }]);
    await open();
    const pesto = valueId('sauces', 'pesto');
    expect(await refused('sauces', { [pesto]: [groupId('dip')] })).toMatchObject([
      { field: 'values.0.opens', message: expect.stringContaining('cannot open further groups') },
    ]);
    expect((await change('size', {}, { isSize: true })).status).toBe(200);
    expect(await refused('dip', { [valueId('dip', 'garlic')]: [groupId('size')] })).toMatchObject([
      { field: 'values.0.opens', message: 'No option can open a size.' },
    ]);
    const asSize = { isSize: true, minSelections: 1, maxSelections: 1 };
    expect(await refused('sauces', {}, asSize)).toMatchObject([{ field: 'isSize' }]);
  });

  it('that are removed are asked for no more', async () => {
    await open();
    const { version } = (await record()).find(({ _id }) => _id === groupId('sauces')) as StaffOptionGroup;
    const url = `/staff/option-groups/${groupId('sauces')}?expectedVersion=${version}`;
    expect((await app.call({ method: 'DELETE', url, token: owner })).status).toBe(409);
    expect((await app.call({ method: 'DELETE', url: `${url}&fromDishes=true`, token: owner })).status).toBe(204);
    expect(JSON.stringify(await margherita())).not.toContain('opens');
    expect((await place(line('extras/basil'))).status).toBe(201);
    expect((await change('extras', {})).status).toBe(200);
  });
});
