import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../../tests/support/order-input.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

const SAUCE = 'Sauce on the side, please';

describe.each(dialects)('a note to a dish on %s', (dialect) => {
  let test: TestApp;
  let customer: string;
  let owner: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    customer = await test.register();
    owner = await hire(test, 'Owner');
  });
  afterAll(() => test.close());

  const take = (takesLineNotes: boolean) =>
    test.call({ method: 'PUT', url: '/staff/wishes', token: owner, body: { takesLineNotes } });
  const noted = (note: string) => ({ ...item('lemonade'), note });
  const place = (items: ReturnType<typeof item>[]) =>
    test.call({ method: 'POST', url: '/orders', token: customer, body: pickup(items) });
  const restaurant = async () => (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant;

  it('is nothing where the restaurant takes none', async () => {
    const { status, body } = await place([noted(SAUCE)]);
    expect([status, body.data.items[0].note]).toEqual([201, undefined]);
  });

  it('stands beneath its dish for everybody, and costs nothing', async () => {
    expect((await take(true)).body.data).toEqual({ asksWishes: false, takesLineNotes: true });
    const plain = (await place([item('lemonade')])).body.data;
    const { body } = await place([noted(`  ${SAUCE}\n`)]);
    expect(body.data.items[0].note).toBe(SAUCE);
    expect(body.data.totalAmount).toBe(plain.totalAmount);
    const seen = await test.call({ url: `/staff/orders/${body.data._id}`, token: owner });
    expect(seen.body.order.items[0].note).toBe(SAUCE);
    expect(plain.items[0]).not.toHaveProperty('note');
  });

  it('makes a line of its own in a cart', async () => {
    const items = [item('lemonade'), noted(SAUCE), noted('no ice'), noted('no ice')];
    const { body } = await test.call({
      method: 'POST',
      url: '/cart/validate',
      body: { restaurantId: ids.restaurant, items: items.map((each) => ({ ...each, price: each.unitPrice })) },
    });
    const lines = body.data.items as { note?: string; quantity: number; signature: string }[];
    expect(lines.map(({ note, quantity }) => [note, quantity])).toEqual([
      [undefined, 1],
      [SAUCE, 1],
      ['no ice', 2],
    ]);
    expect(new Set(lines.map(({ signature }) => signature)).size).toBe(3);
  });

  it('has at most 140 characters', async () => {
    expect((await place([noted('x'.repeat(140))])).status).toBe(201);
    expect((await place([noted('x'.repeat(141))])).body.errors[0].field).toBe('items.0.note');
  });

  it('is no longer taken once the restaurant has switched it off', async () => {
    await take(false);
    expect((await place([noted(SAUCE)])).body.data.items[0]).not.toHaveProperty('note');
    expect(await restaurant()).not.toHaveProperty('takesLineNotes');
  });
});
