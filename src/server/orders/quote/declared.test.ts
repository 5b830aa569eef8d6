import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { ids, item, pickup, productId } from '../../../../tests/support/order-input.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

describe.each(dialects)('what a dish declares, on %s,', (dialect) => {
  let test: TestApp;
  let customer: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    customer = await test.register();
  });
  afterAll(() => test.close());

  const declare = (columns: { allergens?: string[]; minimum_age?: number | null }) =>
    test.services.db
      .updateTable('products')
      .set({ ...columns, ...(columns.allergens && { allergens: JSON.stringify(columns.allergens) as never }) } as never)
      .where('restaurant_id', '=', ids.restaurant)
      .where('id', '=', productId('lemonade'))
      .execute();
  const place = (more: object = {}) =>
    test.call({
      method: 'POST',
      url: '/orders',
      token: customer,
      body: { ...pickup([item('lemonade')]), ...more },
    });

  it('asks for an age, which the customer must confirm, and nobody else', async () => {
    await declare({ minimum_age: 18 });
    const [asked, told] = [await place(), await place({ ageConfirmed: true })];
    expect([asked.status, asked.body.code]).toEqual([409, 'age_not_confirmed']);
    expect(asked.body.message).toContain('18');
    expect(told.status).toBe(201);
    const { age_confirmed_at } = await test.services.db
      .selectFrom('orders')
      .select('age_confirmed_at')
      .where('id', '=', told.body.data._id)
      .executeTakeFirstOrThrow();
    expect(Number(age_confirmed_at)).toBe(test.services.clock());
    await declare({ minimum_age: null });
    expect((await place()).status).toBe(201);
  });

  it('stays with the order as it was, whatever the menu says later', async () => {
    await declare({ allergens: ['milk'], minimum_age: 16 });
    const { body } = await place({ ageConfirmed: true });
    await declare({ allergens: ['eggs'], minimum_age: null });
    const token = await hire(test, 'Staff');
    const seen = await test.call({ url: `/staff/orders/${body.data._id}`, token });
    expect(seen.body.order.items[0]).toMatchObject({ allergenCodes: ['milk'], minimumAge: 16 });
    await declare({ allergens: [] });
  });
});
