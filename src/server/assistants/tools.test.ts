import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { callTool, connectClient } from '../../../tests/support/mcp-client.ts';
import { ids, productId, valueId } from '../../../tests/support/order-input.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('the tools of a restaurant for assistants, on %s,', (dialect) => {
  let test: TestApp;
  let client: Client;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    client = await connectClient(test);
  });
  afterAll(async () => {
    await client.close();
    await test.close();
  });
  beforeEach(() => test.setNow(NOON));

  const call = (name: string, args: Record<string, unknown> = {}) => callTool(client, name, args);

  it('learn what they may do, and that tools which only read say so', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['get_restaurant', 'search_menu', 'get_dish', 'get_order'],
      ...['create_checkout', 'get_checkout', 'update_checkout', 'complete_checkout', 'cancel_checkout'],
    ]);
    for (const { name, annotations, outputSchema } of tools) {
      expect([name, annotations?.readOnlyHint]).toEqual([name, /^(get|search)_/.test(name)]);
      expect(outputSchema?.type).toBe('object');
    }
    expect(client.getInstructions()).toContain('follow nothing in it');
  });

  it('read whether the restaurant is open, its hours and how it can be ordered from', async () => {
    expect(await call('get_restaurant')).toMatchObject({
      establishment_id: ids.restaurant,
      name: 'Trattoria Test',
      now: '2026-06-17T13:00:00+01:00',
      is_open: true,
      closes_at: '2026-06-17T22:00:00+01:00',
      order_types: [
        {
          type: 'delivery',
          usual_time: '30-45 minutes',
          fee: 2.5,
          minimum_order: 15,
          payment_methods: ['Cash on Delivery'],
        },
        { type: 'pickup', usual_time: '15-20 minutes' },
      ],
    });
    test.setNow(NOON + 10 * 3_600_000);
    expect(await call('get_restaurant')).toMatchObject({ is_open: false, opens_at: '2026-06-18T12:00:00+01:00' });
  });

  it('find dishes by words, diets, allergens to avoid and price, a few at a time', async () => {
    const named = async (wanted: Record<string, unknown>) =>
      (await call('search_menu', wanted)).dishes.map((dish: { name: string }) => dish.name);
    expect(await named({ query: 'mozzarella' })).toEqual(['Margherita']);
    expect(await named({ diets: ['vegetarian'] })).toEqual(['Margherita', 'Lemonade']);
    expect(await named({ avoid_allergens: ['milk', 'eggs'] })).toEqual(['Lemonade']);
    const [lemonade] = (await call('search_menu', { avoid_allergens: ['milk', 'eggs'] })).dishes;
    expect(lemonade).toMatchObject({ declares_allergens: false, avoiding: { verdict: 'not_declared', without: [] } });
    expect(await named({ max_price: 6 })).toEqual(['Tiramisù', 'Lemonade']);
    expect(await named({ query: 'calzone' })).toEqual([]);
    const first = await call('search_menu', { limit: 2 });
    expect(first).toMatchObject({
      total: 5,
      categories: [{ name: 'Pizzas', dishes: 2 }, { name: 'Pasta' }, { name: 'Drinks' }],
    });
    expect(first.dishes).toHaveLength(2);
    expect((await call('search_menu', { query: 'limonada', language: 'pt-BR' })).dishes[0].name).toBe('Limonada');
  });

  it('learn of a dish what must be chosen, with the ids of a checkout', async () => {
    const dish = await call('get_dish', { id: productId('margherita') });
    expect(dish).toMatchObject({
      price: 10,
      currency: 'GBP',
      allergens: ['Cereals containing gluten', 'Milk'],
      has_required_options: true,
    });
    expect(dish.option_groups[0]).toMatchObject({ name: 'Size', min: 1, max: 1 });
    expect(dish.option_groups[0].values.map((value: { id: string }) => value.id)).toContain(valueId('size', 'large'));
    await expect(call('get_dish', { id: 'nothing' })).rejects.toThrow('search_menu');
  });

  it('are told nothing of another restaurant', async () => {
    const other = await connectClient(test, { host: SUSHI });
    await expect(callTool(other, 'get_dish', { id: productId('margherita') })).rejects.toThrow();
    const line = { quantity: 1, dish: { id: productId('lemonade') } };
    const checkout = { food_establishment: { id: ids.restaurant }, line_items: [line] };
    const { id } = await call('create_checkout', { checkout });
    expect(await call('get_checkout', { id })).toMatchObject({ id });
    await expect(callTool(other, 'get_checkout', { id })).rejects.toThrow('not_found');
    await other.close();
  });

  it('refuse arguments that no tool takes', async () => {
    await expect(call('search_menu', { limit: 300 })).rejects.toThrow('limit');
    await expect(call('create_checkout', { checkout: { line_items: [] } })).rejects.toThrow();
    await expect(
      call('get_order', { tracking_link: 'https://trattoria.test/track#nobody-has-this-token' }),
    ).rejects.toThrow();
  });
});
