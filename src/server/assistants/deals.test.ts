import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { callTool, connectClient } from '../../../tests/support/mcp-client.ts';
import { groupId, ids, item, pickup, productId, valueId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import type { CheckoutAnswer } from '../../contract/ucp.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { restaurantFile } from '../import/restaurant-file.ts';

const DEAL = {
  key: 'evening',
  name: { en: 'Evening' },
  description: { en: 'A pizza and a drink.' },
  price: 12,
  lines: [
    { key: 'pizza', label: { en: 'A pizza' }, category: 'pizza', dishes: [{ product: 'diavola', extra: 1.5 }] },
    { key: 'drink', label: { en: 'A drink' }, category: 'drinks' },
  ],
};

const PHONE = '+44 20 7946 0199';
type Wire = { id: string; line_id: string; key: string };

describe.each(dialects)('deals told to assistants on %s', (dialect) => {
  let test: TestApp;
  let client: Client;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    test.setNow(NOON);
    client = await connectClient(test);
  });
  afterAll(async () => {
    await client.close();
    await test.close();
  });
  const search = (wanted: object = {}) => callTool(client, 'search_menu', { ...wanted });

  it('are nowhere where there are none, and once there are, come with what can be chosen', async () => {
    expect(await search()).not.toHaveProperty('deals');
    const file = restaurantFile.parse({ ...trattoria.file, deals: [DEAL] });
    await importRestaurant(test.services, { file, baseDir: null });
    test.services.content.changed(ids.restaurant);
    const { deals } = await search({ query: 'evening' });
    expect(deals).toMatchObject([
      {
        ...{ id: ids.of('deal', 'evening'), name: 'Evening', description: 'A pizza and a drink.', price: 12 },
        lines: [
          {
            ...{ id: 'pizza', name: 'A pizza' },
            dishes: [
              { id: productId('margherita'), name: 'Margherita', price_change: 0 },
              { id: productId('diavola'), name: 'Diavola', price_change: 1.5 },
            ],
          },
          { id: 'drink', name: 'A drink', dishes: [{ name: 'Lemonade' }] },
        ],
      },
    ]);
    expect(deals[0].url).toMatch(/\/menu#deals$/);
  });

  it('are found by their dishes, their price and a category, and left out where a line has nothing that fits', async () => {
    const count = async (wanted: object) => ((await search(wanted)).deals ?? []).length;
    expect(await count({ query: 'diavola' })).toBe(1);
    expect(await count({ query: 'tiramisù' })).toBe(0);
    expect(await count({ max_price: 11.99 })).toBe(0);
    expect(await count({ category_id: ids.of('category', 'drinks') })).toBe(1);
    expect(await count({ category_id: ids.of('category', 'pasta') })).toBe(0);
    expect(await count({ avoid_allergens: ['milk'] })).toBe(0);
    const { deals } = await search({ avoid_allergens: ['fish'] });
    expect(deals[0].lines[1].dishes[0].avoiding).toEqual({ verdict: 'not_declared', without: [] });
  });

  const large = valueId('size', 'large');
  /** The deal twice, as `search_menu` tells it: a large margherita and a lemonade. */
  async function evening(key = 'one') {
    const [deal] = (await search({ query: 'evening' })).deals;
    const modifications = [{ id: large }];
    return deal.lines.map(({ id, dishes: [dish] }: { id: string; dishes: { id: string }[] }, at: number) => ({
      quantity: 2,
      dish: { id: dish?.id, ...(at === 0 && { modifications }) },
      deal: { id: deal.id, line_id: id, key },
    }));
  }
  const begin = async (line_items: object[], more: object = {}): Promise<CheckoutAnswer> =>
    callTool(client, 'create_checkout', {
      checkout: { food_establishment: { id: ids.restaurant }, line_items, ...more },
    });
  const subtotal = ({ totals }: CheckoutAnswer) => totals.find(({ type }) => type === 'subtotal')?.amount;

  it('cost in a checkout what they cost in a cart of our own, beside the same dishes by themselves', async () => {
    const lines = await evening();
    const checkout = await begin([...lines, { ...lines[1], deal: undefined }]);
    // Twice 12.00 and 3.00 for the large one, and two lemonades at 3.25.
    expect(subtotal(checkout)).toBe(2 * 1500 + 2 * 325);
    expect(checkout.line_items.map(({ deal }) => deal?.key)).toEqual(['one', 'one', undefined]);
    const items = lines.map(
      ({ dish, quantity, deal }: { dish: { id: string }; quantity: number; deal: Wire }, at: number) => ({
        ...{ productId: dish.id, quantity, deal: { dealId: deal.id, lineId: deal.line_id, key: deal.key } },
        selectedOptions: at === 0 ? [{ optionId: groupId('size'), valueId: large }] : [],
      }),
    );
    const body = { restaurantId: ids.restaurant, items };
    const cart = (await test.call({ method: 'POST', url: '/cart/validate', body })).body.data;
    expect(checkout.line_items.slice(0, 2).map(({ dish }) => dish.price)).toEqual(
      cart.items.map(({ price }: { price: number }) => Math.round(price * 100)),
    );
  });

  it('are refused as a whole where a line is missing, which is said at each of the others', async () => {
    const [pizza] = await evening();
    const { messages = [], status } = await begin([pizza]);
    expect([
      status,
      messages.filter(({ type }) => type === 'error').map(({ code, path }) => [code, path]),
    ]).toMatchObject(['incomplete', expect.arrayContaining([['item_unavailable', '$.line_items[0].deal']])]);
  });

  it('are opened on our page, and ordered by an assistant that may, as lines of the deal', async () => {
    const owner = await hire(test, 'Owner');
    const rules = { assistantsOff: false, ordersUpTo: 100 };
    await test.call({ method: 'PUT', url: '/staff/assistants', token: owner, body: rules });
    const { accessToken: token } = (await test.call({ method: 'POST', url: '/auth/guest', body: {} })).body;
    const guest = { name: 'Ada Cook', email: 'ada@example.com' };
    const first = { ...pickup([item('lemonade')], { contactPhone: PHONE }), guest };
    const { _id } = (await test.call({ method: 'POST', url: '/orders', token, body: first })).body.data;
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'])
      await test.call({ method: 'PATCH', url: `/staff/orders/${_id}/status`, token: owner, body: { status } });

    const buyer = { first_name: 'Ada', last_name: 'Cook', email: 'ada@example.com', phone_number: PHONE };
    const { id } = await begin(await evening('dinner'), { buyer, fulfillment: { methods: [{ type: 'pickup' }] } });
    const opened = (await test.call({ method: 'POST', url: '/ucp/opened', body: { id } })).body.data;
    const lineIds = (items: { deal?: { lineId: string } }[]) => items.map(({ deal }) => deal?.lineId);
    expect(lineIds(opened.items)).toEqual(['pizza', 'drink']);
    const ordered = await callTool(client, 'complete_checkout', { id });
    expect(ordered.status).toBe('complete_in_progress');
    expect(ordered.line_items.map(({ deal }: { deal?: Wire }) => deal?.line_id)).toEqual(['pizza', 'drink']);
    const stored = await test.services.db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', (join) =>
        join.onRef('o.restaurant_id', '=', 'l.restaurant_id').onRef('o.id', '=', 'l.order_id'),
      )
      .select(['l.deal', 'l.quantity', 'o.total'])
      .where('o.source', '=', 'assistant')
      .orderBy('l.position')
      .execute();
    expect(
      stored.map(({ deal, quantity, total }) => [JSON.parse(deal ?? '{}').lineId, quantity, Number(total)]),
    ).toEqual([
      ['pizza', 2, 3000],
      ['drink', 2, 3000],
    ]);
  });
});
