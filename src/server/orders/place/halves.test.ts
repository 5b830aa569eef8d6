import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { groupId, ids, item, pickup, productId, valueId } from '../../../../tests/support/order-input.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Product } from '../../../contract/menu.ts';
import type { OrderItemInput } from '../../../contract/order-items.ts';
import { stationScreenAnswer } from '../../../contract/staff/staff-stations.ts';
import { halfGroupId } from '../../../domain/menu/halves.ts';
import { priceChoice } from '../../../domain/menu/size-prices.ts';
import { askedByCheckout } from '../../assistants/checkouts/asked-by-checkout.ts';

describe.each(dialects)('half and half on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let owner: string;
  let id: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'false' });
    customer = await app.register();
    owner = await hire(app, 'Owner');
    id = await sell('dearer');
  });
  afterEach(() => app.close());

  const pizza = ids.of('category', 'pizza');
  const [margherita, diavola, calzone] = ['margherita', 'diavola', 'calzone'].map(productId) as [
    string,
    string,
    string,
  ];
  const extras = (place: 1 | 2) => halfGroupId(place, groupId('extras'));
  const olives = valueId('extras', 'olives');

  /** Puts a dish of two halves on the menu, for 50 pence besides. */
  async function sell(rule: string, more: object = {}): Promise<string> {
    const body = {
      ...{ name: { en: 'Half and half' }, description: null, price: 0.5, categoryIds: [pizza] },
      ...{ optionGroupIds: [groupId('size')], pictureId: null, allergens: [], dietary: [] },
      ...{ isFeatured: false, isActive: true, halves: { categoryId: pizza, rule }, ...more },
    };
    const headers = { 'idempotency-key': `halves-${Math.random()}` };
    const { body: answer } = await app.call({ method: 'POST', url: '/staff/products', token: owner, body, headers });
    return answer.data.product._id;
  }
  const shown = async (of = id): Promise<Product> => (await app.call({ url: `/products/${of}` })).body.product;
  /** A line as the dish's page makes it of what was tapped. */
  async function line(taps: [group: string, value: string][], of = id): Promise<OrderItemInput> {
    const product = await shown(of);
    const chosen = product.options.map((group) => ({
      ...group,
      pieces: group.values
        .filter(({ _id }) => taps.some(([tapped, value]) => tapped === group._id && value === _id))
        .map((value) => ({ ...value, id: value._id, adjustment: value.priceAdjustment })),
    }));
    const prices = priceChoice(chosen);
    const selectedOptions = chosen.flatMap((group, at) =>
      group.pieces.map((piece, place) => ({
        ...{ optionId: group._id, valueId: piece.id, optionName: group.name, valueLabel: piece.label },
        priceAdjustment: prices[at]?.[place] ?? 0,
      })),
    );
    const sum = selectedOptions.reduce((total, each) => total + Math.round(each.priceAdjustment * 100), 0);
    const itemSubtotal = (Math.round(product.price * 100) + sum) / 100;
    return {
      productId: of,
      quantity: 1,
      unitPrice: product.price,
      productName: product.name,
      selectedOptions,
      itemSubtotal,
    };
  }
  const regular: [string, string] = [groupId('size'), valueId('size', 'regular')];
  const both = (first: string, second: string): [string, string][] => [
    regular,
    [halfGroupId(1), first],
    [halfGroupId(2), second],
  ];
  const place = (items: OrderItemInput[], more: object = {}) =>
    app.call({ method: 'POST', url: '/orders', token: customer, body: { ...pickup(items), ...more } });
  const change = (key: string, columns: object) =>
    app.services.db.updateTable('products').set(columns).where('id', '=', productId(key)).execute();
  const seen = async (order: string) => (await app.call({ url: `/staff/orders/${order}`, token: owner })).body.order;

  it('is nowhere on the wire of a dish that is none', async () => {
    expect(JSON.stringify(await shown(margherita))).not.toMatch(/half|"note"/);
  });

  it('costs the dearer half and what is charged besides, whichever half is the first', async () => {
    const product = await shown();
    expect(product.price).toBe(10.5);
    expect(product.options.map(({ _id }) => _id)).toEqual([
      groupId('size'),
      ...([1, 2] as const).flatMap((half) => [halfGroupId(half), extras(half), halfGroupId(half, groupId('dip'))]),
    ]);
    for (const taps of [both(margherita, diavola), both(diavola, margherita)]) {
      const one = await line(taps);
      expect(one.itemSubtotal).toBe(13);
      const placed = await place([one]);
      expect([placed.status, placed.body.data?.totalAmount]).toEqual([201, 13]);
    }
    const cheaper = await line(both(margherita, margherita));
    expect(cheaper.itemSubtotal).toBe(10.5);
  });

  it('costs the average where the owner wants that, and the price of the other rule is refused', async () => {
    const average = await sell('average');
    const one = await line(both(margherita, diavola), average);
    expect(one.itemSubtotal).toBe(11.75);
    const wrong = { ...(await line(both(margherita, diavola))), productId: average };
    expect((await place([wrong])).body.code).toBe('price_changed');
    expect((await place([one])).status).toBe(201);
  });

  it('has options on a half for half of what they cost, under that half in whatever order they were sent', async () => {
    const one = await line([...both(diavola, margherita), [extras(2), olives]]);
    expect(one.itemSubtotal).toBe(13.5);
    const placed = await place([{ ...one, selectedOptions: one.selectedOptions.toReversed() }]);
    const labels = placed.body.data.items[0].selectedOptions.map((option: { valueLabel: string }) => option.valueLabel);
    expect(labels).toEqual(['Regular', '½\u00A0Diavola', '½\u00A0Margherita', '½\u00A0Olives']);
    const { selectedOptions } = (await seen(placed.body.data._id)).items[0];
    expect(selectedOptions.map((option: { optionName: string }) => option.optionName)).toEqual([
      ...['Size', 'First half', 'Second half', 'Second half: Extras'],
    ]);
  });

  it('is one line for the station that makes it, with what is on a half under it', async () => {
    const input = { name: 'Oven', categoryIds: [pizza], productIds: [] };
    const made = await app.call({ method: 'POST', url: '/staff/stations', token: owner, body: input });
    const station = made.body.data.stations[0]._id;
    await change('diavola', { kitchen_name: 'DIAV' });
    const placed = await place([await line([...both(margherita, diavola), [extras(1), olives]])]);
    const url = `/staff/orders/${placed.body.data._id}/status`;
    await app.call({ method: 'PATCH', url, token: owner, body: { status: 'Confirmed', readyInMinutes: 20 } });
    const { body } = await app.call({ url: `/staff/stations/${station}/screen`, token: owner });
    expect(stationScreenAnswer.parse(body)).toEqual(body);
    expect(body.data.orders[0].lines[0]).toMatchObject({
      options: [{ valueLabel: 'Regular' }],
      halves: { line: '½\u00A0Margherita | ½\u00A0DIAV', on: ['½\u00A0Margherita + Olives'] },
    });
  });

  it('takes no dish that is off the menu, sold out or of another category, nor an option of another half', async () => {
    const honest = await line(both(margherita, diavola));
    const swapped = (dish: string) => ({
      ...honest,
      selectedOptions: honest.selectedOptions.map((option) =>
        option.valueId === diavola ? { ...option, valueId: dish } : option,
      ),
    });
    for (const dish of [calzone, productId('tiramisu'), id]) expect((await place([swapped(dish)])).status).toBe(409);
    const dip = { optionId: halfGroupId(2, groupId('dip')), valueId: valueId('dip', 'garlic') };
    const stray = { ...dip, optionName: 'Dip', valueLabel: 'Garlic', priceAdjustment: 0.25 };
    const withStray = { ...honest, selectedOptions: [...honest.selectedOptions, stray], itemSubtotal: 13.25 };
    expect((await place([withStray])).body.code).toBe('option_unavailable');
    const sent = { ...honest, selectedOptions: honest.selectedOptions.slice(0, 2), itemSubtotal: 12.25 };
    expect((await place([sent])).body.code).toBe('option_required');
    await change('diavola', { is_active: 0 });
    expect((await place([honest])).body.code).toBe('option_unavailable');
  });

  it('is made of what both halves contain, and is refused to whoever avoids it', async () => {
    await app.services.db.updateTable('option_groups').set({ is_size: 1 }).where('id', '=', groupId('size')).execute();
    const one = await line(both(margherita, diavola));
    const placed = await place([one]);
    const { allergenCodes, isUndeclared } = (await seen(placed.body.data._id)).items[0];
    expect([allergenCodes, isUndeclared]).toEqual([['gluten', 'milk'], undefined]);
    expect((await place([one], { avoids: { allergens: ['milk'] } })).body.code).toBe('avoided_allergens');
  });

  it('takes a portion of each dish, of one twice only one, and gives them back', async () => {
    await change('margherita', { daily_portions: 2 });
    const taken = async () =>
      Object.fromEntries(
        (await app.services.db.selectFrom('day_portions').selectAll().execute()).map((row) => [
          row.product_id,
          row.taken,
        ]),
      );
    const first = await place([await line(both(margherita, diavola))]);
    expect(await taken()).toEqual({ [margherita]: 1 });
    const second = await place([await line(both(margherita, margherita))]);
    expect(await taken()).toEqual({ [margherita]: 2 });
    expect((await place([await line(both(diavola, margherita))])).body.code).toBe('portions_gone');
    expect((await place([item('margherita', ['size/regular'])])).body.code).toBe('portions_gone');
    for (const { body } of [first, second]) {
      const url = `/staff/orders/${body.data._id}/status`;
      await app.call({
        method: 'PATCH',
        url,
        token: owner,
        body: { status: 'Cancelled by Restaurant', notes: 'said so' },
      });
    }
    expect(await taken()).toEqual({ [margherita]: 0 });
  });

  it('sells no more than its portions to orders at once, half or whole, and its page says what is left', async () => {
    await change('margherita', { daily_portions: 4, shows_portions: 1 });
    const [half, whole] = [await line(both(margherita, diavola)), item('margherita', ['size/regular'])];
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => place([at % 2 ? half : whole])));
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.code));
    expect(codes.filter((code) => code === 201)).toHaveLength(4);
    expect(codes.filter((code) => code === 'portions_gone')).toHaveLength(8);
    const { values = [] } = (await shown()).options.find(({ _id }) => _id === halfGroupId(2)) ?? {};
    const portions = new Map(values.map((value) => [value._id, value.portions]));
    expect([portions.get(margherita)?.daily, Object.values(portions.get(margherita)?.left ?? {})]).toEqual([4, [0]]);
    expect(portions.get(diavola)).toBeUndefined();
  });

  it('is served when both dishes are', async () => {
    const windows = [{ weekdays: ['Monday'], from: '03:00', to: '03:05' }];
    await change('diavola', { serving_hours: JSON.stringify({ windows, firstDate: null, lastDate: null }) });
    expect((await place([await line(both(margherita, diavola))])).body.code).toBe('not_served_then');
    expect((await place([await line(both(margherita, margherita))])).status).toBe(201);
  });

  it('costs as much less for pickup as the whole menu, to the cent', async () => {
    await app.services.db.updateTable('restaurants').set({ pickup_percent_off: 7 }).execute();
    const sent = await line([...both(margherita, diavola), [extras(1), olives]]);
    const body = { restaurantId: ids.restaurant, items: [{ ...sent, price: sent.unitPrice, name: sent.productName }] };
    const { items } = (await app.call({ method: 'POST', url: '/cart/validate', body })).body.data;
    const { price, adjustments } = items[0].pickup;
    expect([price, adjustments]).toEqual([9.76, [0, 1.16, 0.46, 1.16]]);
    expect((await place([{ ...sent, itemSubtotal: 12.54 }])).body.code).toBe('price_changed');
    const options = sent.selectedOptions.map((option, at) => ({ ...option, priceAdjustment: adjustments[at] }));
    const paid = { ...sent, unitPrice: price, selectedOptions: options, itemSubtotal: 12.54 };
    expect((await place([paid])).status).toBe(201);
  });

  it('is asked for by an assistant’s checkout half by half, each with what is on it', async () => {
    const content = await app.services.content.of(ids.restaurant, 'en');
    const modifications = [regular[1], margherita, olives, margherita, olives].map((value) => ({ id: value }));
    const asked = askedByCheckout({ line_items: [{ quantity: 1, dish: { id, modifications } }] } as never, content);
    expect(asked.items[0]?.selectedOptions.map(({ optionId }) => optionId)).toEqual([
      ...[groupId('size'), halfGroupId(1), extras(1), halfGroupId(2), extras(2)],
    ]);
  });

  it('is no part of a deal', async () => {
    const deal = {
      ...{ name: { en: 'A pizza' }, description: null, price: 9, isActive: true },
      lines: [{ label: { en: 'Pizza' }, categoryId: pizza, dishes: [] }],
    };
    const headers = { 'idempotency-key': 'a-deal-of-pizza' };
    await app.call({ method: 'POST', url: '/staff/deals', token: owner, body: deal, headers });
    const { deals } = (await app.call({ url: '/products' })).body;
    const choices = deals[0].lines[0].choices.map(({ productId: dish }: { productId: string }) => dish);
    expect(choices).toEqual([margherita, diavola]);
    const one = await line(both(margherita, diavola));
    const asked = { dealId: deals[0]._id, lineId: deals[0].lines[0]._id, key: 'k' };
    expect((await place([{ ...one, deal: asked }])).body.code).toBe('deal_unavailable');
  });

  it('is sold out with its last dish, and needs a category that is there', async () => {
    await change('margherita', { is_available: 0 });
    await change('diavola', { is_available: 0 });
    await app.services.db
      .updateTable('restaurants')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .execute();
    expect((await shown()).isAvailable).toBe(false);
    expect(await sell('dearer', { halves: { categoryId: 'nowhere', rule: 'dearer' } }).catch(() => 'refused')).toBe(
      'refused',
    );
  });
});
