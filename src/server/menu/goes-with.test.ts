import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('dishes that go with a dish on %s', (dialect) => {
  let test: TestApp;
  let owner: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    owner = await hire(test, 'Owner');
  });
  afterAll(() => test.close());

  const pizza = productId('margherita');
  const lemonade = productId('lemonade');
  const url = (id: string) => `/staff/products/${id}`;
  const change = async (id: string, more: object) => {
    const { product } = (await test.call({ url: url(id), token: owner })).body.data;
    const {
      version: expectedVersion,
      name,
      description,
      picture,
      _id,
      isAvailable,
      unavailableUntil,
      ...terms
    } = product;
    const texts = { name: {}, description: {}, ingredients: null };
    const body = { ...terms, ...texts, pictureId: picture?._id ?? null, expectedVersion, ...more };
    return test.call({ method: 'PUT', url: url(id), token: owner, body });
  };
  const shown = async () => (await test.call({ url: `/products/${pizza}` })).body.product;
  const restaurant = async () => (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant;

  it('are none that nobody chose', async () => {
    expect(await shown()).not.toHaveProperty('goesWith');
    expect(await restaurant()).not.toHaveProperty('suggestsDishes');
  });

  it('are dishes of the restaurant’s own menu, at most four, and never the dish itself', async () => {
    expect((await change(pizza, { goesWith: [lemonade] })).body).not.toHaveProperty('errors');
    expect((await shown()).goesWith).toEqual([lemonade]);
    expect((await restaurant()).suggestsDishes).toBe(true);
    for (const goesWith of [[pizza], ['nobody-has-this-id'], ['a', 'b', 'c', 'd', 'e']]) {
      expect((await change(pizza, { goesWith })).body.errors).toMatchObject([{ field: 'goesWith' }]);
    }
  });

  it('are left out while they are off the menu', async () => {
    await change(lemonade, { isActive: false });
    expect(await shown()).not.toHaveProperty('goesWith');
    await change(lemonade, { isActive: true });
    expect((await shown()).goesWith).toEqual([lemonade]);
  });
});
