import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { item, pickup, productId } from '../../../../tests/support/order-input.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { toJson } from '../../platform/database/json-columns.ts';

describe.each(dialects)('what a guest avoids on %s', (dialect) => {
  let test: TestApp;
  let customer: string;
  let staff: string;
  beforeAll(async () => {
    test = await startTestApp(dialect, { RATE_LIMITS: 'false' });
    customer = await test.register();
    staff = await hire(test, 'Staff');
    await declare({ allergens: ['gluten', 'milk'], food: { mayContain: ['nuts'] }, number: '7' });
  });
  afterAll(() => test.close());

  const pizza = productId('margherita');
  const lemonade = item('lemonade');
  const declare = ({ allergens, food, number }: { allergens: string[]; food: object; number: string }) =>
    test.services.db
      .updateTable('products')
      .set({
        allergens: toJson(allergens) as never,
        food: toJson({ noAllergens: false, mayContain: [], allergenKinds: [], additives: [], ...food }) as never,
        menu_number: number,
      })
      .where('id', '=', pizza)
      .execute();
  const place = (avoids?: object, items = [item('margherita', ['size/large']), lemonade]) =>
    test.call({
      method: 'POST',
      url: '/orders',
      token: customer,
      body: { ...pickup(items), ...(avoids && { avoids }) },
    });
  const seen = async (id: string) => (await test.call({ url: `/staff/orders/${id}`, token: staff })).body.order;

  it('is not with an order of which nothing was said', async () => {
    const { status, body } = await place();
    expect(status).toBe(201);
    expect(body.data).not.toHaveProperty('avoids');
    expect(await seen(body.data._id)).not.toHaveProperty('avoids');
  });

  it('is refused by the dish’s name where a dish has it or may have it, until that dish is confirmed', async () => {
    for (const allergens of [['milk'], ['nuts', 'eggs']]) {
      const refused = await place({ allergens });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ code: 'avoided_allergens', errors: [{ field: 'items.0' }] });
      expect(refused.body.message).toContain('Margherita');
      const other = await place({ allergens, confirmed: [lemonade.productId] });
      expect(other.body.code).toBe('avoided_allergens');
      expect((await place({ allergens, confirmed: [pizza] })).status).toBe(201);
    }
  });

  it('is not in the way of dishes that have none of it', async () => {
    expect((await place({ allergens: ['fish'] })).status).toBe(201);
  });

  it('is judged by the menu as it is now, whatever the page has shown', async () => {
    await declare({ allergens: ['fish'], food: {}, number: '7' });
    expect((await place({ allergens: ['fish'] })).body.code).toBe('avoided_allergens');
    await declare({ allergens: ['gluten', 'milk'], food: { mayContain: ['nuts'] }, number: '7' });
  });

  it('is told to staff with what each dish has, may have or does not say, and by the menu’s number', async () => {
    const { body } = await place({ allergens: ['nuts', 'milk'], confirmed: [pizza] });
    expect(body.data.avoids).toEqual(['milk', 'nuts']);
    const { avoids, items } = await seen(body.data._id);
    expect(avoids).toEqual(['milk', 'nuts']);
    expect(items[0]).toMatchObject({ menuNumber: '7', mayContainCodes: ['nuts'] });
    expect(items[1]).toMatchObject({ isUndeclared: true });
  });

  it('names allergens that there are', async () => {
    expect((await place({ allergens: ['love'] })).status).toBe(422);
    expect((await place({ allergens: [] })).status).toBe(422);
  });
});
