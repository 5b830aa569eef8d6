import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { callTool, connectClient } from '../../../tests/support/mcp-client.ts';
import { ids, productId } from '../../../tests/support/order-input.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
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
        ...{ name: 'Evening', description: 'A pizza and a drink.', price: 12 },
        lines: [
          {
            name: 'A pizza',
            dishes: [
              { id: productId('margherita'), name: 'Margherita', price_change: 0 },
              { id: productId('diavola'), name: 'Diavola', price_change: 1.5 },
            ],
          },
          { name: 'A drink', dishes: [{ name: 'Lemonade' }] },
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
});
