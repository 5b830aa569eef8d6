import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { optionGroupInput } from '../../../tests/support/menu-input.ts';
import { groupId, item, pickup, productId, valueId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { OptionGroup } from '../../contract/menu.ts';
import type { StaffOptionGroup } from '../../contract/staff/staff-menu-options.ts';

describe.each(dialects)('options that the restaurant edits, on %s,', (dialect) => {
  let app: TestApp;
  let customer: string;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    app.call({ method, url: `/staff${url}`, token: manager, body });
  const read = async (key: string): Promise<StaffOptionGroup> =>
    (await call('GET', '/menu-record')).body.data.optionGroups.find(
      ({ _id }: StaffOptionGroup) => _id === groupId(key),
    );
  const inputOf = ({ minSelections, maxSelections, values, version }: StaffOptionGroup) => ({
    name: {},
    minSelections,
    maxSelections,
    values: values.map(({ _id, priceAdjustment, isDefault }) => ({ _id, label: {}, priceAdjustment, isDefault })),
    expectedVersion: version,
  });
  const put = (key: string, body: object) => call('PUT', `/option-groups/${groupId(key)}`, body);
  const shownOn = async (dish: string): Promise<OptionGroup[]> =>
    (await app.call({ url: `/products/${productId(dish)}` })).body.product.options;
  const place = (options: string[]) =>
    app.call({ method: 'POST', url: '/orders', token: customer, body: pickup([item('margherita', options, 2)]) });

  it('are made, changed and put in order together; whether they can be had stays', async () => {
    const extras = await read('extras');
    const input = inputOf(extras);
    const [olives, basil, ...rest] = input.values;
    const anchovies = { label: { en: 'Anchovies', pt: 'Anchovas' }, priceAdjustment: 1.2, isDefault: false };
    const values = [
      anchovies,
      { ...basil, label: { en: 'Fresh basil' } },
      { ...olives, priceAdjustment: 1.5 },
      ...rest,
    ];
    const { status, body } = await put('extras', { ...input, values });
    expect([status, body.data.optionGroup.values.length]).toEqual([200, 5]);
    const group = (await shownOn('margherita')).find(({ _id }) => _id === groupId('extras'));
    expect(group?.values).toMatchObject([
      { label: 'Anchovies', priceAdjustment: 1.2, isAvailable: true },
      { label: 'Fresh basil', _id: valueId('extras', 'basil') },
      { label: 'Olives', priceAdjustment: 1.5 },
      { label: 'Chilli' },
      { label: 'Truffle', isAvailable: false },
    ]);
    const late = await put('extras', input);
    expect([late.status, late.body.code, late.body.optionGroup.values.length]).toEqual([409, 'menu_changed', 5]);
  });

  it('that are left out are gone, and stay in old orders', async () => {
    const order = (await place(['size/large', 'extras/olives'])).body.data._id;
    const extras = inputOf(await read('extras'));
    const values = extras.values.filter(({ _id }) => _id !== valueId('extras', 'olives'));
    await put('extras', { ...extras, values });
    expect((await place(['size/large', 'extras/olives'])).body.code).toBe('option_unavailable');
    const kept = (await app.call({ url: `/orders/${order}`, token: customer })).body.order;
    expect(kept.items[0].selectedOptions).toMatchObject([{ valueLabel: 'Large' }, { valueLabel: 'Olives' }]);
    const texts = app.services.db.selectFrom('texts').selectAll();
    expect(await texts.where('subject_id', '=', valueId('extras', 'olives')).execute()).toEqual([]);
  });

  it('make sense together', async () => {
    const [first, second] = optionGroupInput.values;
    const both = [first, second].map((value) => ({ ...value, isDefault: true }));
    for (const [field, wrong, message] of [
      ['maxSelections', { minSelections: 2 }, 'The maximum must not be lower than the minimum.'],
      ['minSelections', { minSelections: 3, maxSelections: 3 }, 'There are fewer options than must be chosen.'],
      ['values', { values: both }, 'More options are preselected than may be chosen.'],
      ['values', { values: [] }, 'Add at least one option.'],
      [
        'values.0.priceAdjustment',
        { values: [{ ...first, priceAdjustment: 0.001 }] },
        'Please enter an amount such as 1250 or 12.50.',
      ],
      [
        'values.0',
        { values: [{ ...first, _id: valueId('size', 'large') }] },
        'This is no longer here. Please choose again.',
      ],
      ['values.0.label.en', { values: [{ ...first, label: { pt: 'Azeite' } }] }, 'This field is required.'],
    ] as const) {
      const { status, body } = await call('POST', '/option-groups', { ...optionGroupInput, ...wrong });
      expect([status, body.errors], field).toEqual([422, [{ field, message }]]);
    }
    const size = inputOf(await read('size'));
    const values = size.values.map((value) => ({ ...value, priceAdjustment: -11 }));
    expect((await put('size', { ...size, values })).body.errors).toMatchObject([{ field: 'values' }]);
  });

  it('are removed from every dish only when that is said', async () => {
    const url = `/option-groups/${groupId('dip')}`;
    expect((await call('DELETE', url)).body).toMatchObject({ status: 409, code: 'option_group_in_use' });
    expect((await call('DELETE', `${url}?fromDishes=true&expectedVersion=old`)).body.code).toBe('menu_changed');
    expect((await call('DELETE', `${url}?fromDishes=true`)).status).toBe(204);
    expect((await shownOn('margherita')).map(({ _id }) => _id)).toEqual([groupId('size'), groupId('extras')]);
    const { entries } = (await call('GET', `/products/${productId('margherita')}/history`)).body.data;
    expect(entries).toMatchObject([
      { action: 'product_change', after: { optionGroupIds: [groupId('size'), groupId('extras')] } },
    ]);
    const { optionGroup } = (await call('POST', '/option-groups', optionGroupInput)).body.data;
    expect((await call('DELETE', `/option-groups/${optionGroup._id}`)).status).toBe(204);
  });
});
