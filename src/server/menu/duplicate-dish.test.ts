import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const original = productId('margherita');

describe.each(dialects)('a copy of a dish on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const copy = (id: string, key?: string) =>
    app.call({
      ...{ method: 'POST', url: `/staff/products/${id}/copies`, token: manager },
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const read = async (id: string) =>
    (await app.call({ url: `/staff/products/${id}`, token: manager })).body.data.product;

  it('has all that the dish has, under a marked name, and is sold once it is put on the menu', async () => {
    const columns = { tax_class: 'drink' as const, units: 3, notice_minutes: 30, minimum_age: 18 };
    await app.services.db.updateTable('products').set(columns).where('id', '=', original).execute();
    const dish = await read(original);
    const { status, body } = await copy(original);
    expect(status).toBe(201);
    const { product } = body.data;
    const { _id, name, version, isActive, isFeatured, ...same } = product;
    const { _id: _1, name: named, version: _2, isActive: _3, isFeatured: _4, ...whole } = dish;
    expect(same).toEqual(whole);
    expect([isActive, isFeatured]).toEqual([false, false]);
    for (const [language, { text }] of Object.entries<{ text: string }>(named))
      expect(name[language].text).toBe(`${text} (2)`);
    const row = await app.services.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject(columns);
    const { products } = (await app.call({ url: '/products' })).body;
    expect(products.map((each: { _id: string }) => each._id)).not.toContain(_id);
  });

  it('is made once for one tap, and only of the restaurant’s own dishes', async () => {
    const [one, again] = [await copy(original, 'tap'), await copy(original, 'tap')];
    expect(again.body.data.product._id).toBe(one.body.data.product._id);
    const [sushi] = (await app.call({ url: '/products', host: SUSHI })).body.products;
    expect((await copy(sushi._id)).status).toBe(404);
  });
});
