import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup, productId, valueId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { restoreAvailability } from './restore-availability.ts';

/** The trattoria closes at 22:00 in London on that Wednesday. */
const CLOSING = Date.parse('2026-06-17T21:00:00Z');

describe.each(dialects)('what the kitchen has run out of, on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    staff = await hire(app);
  });
  afterEach(() => app.close());

  const lemonade = () => productId('lemonade');
  const set = (url: string, body: object) => app.call({ method: 'PUT', url: `/staff${url}`, token: staff, body });
  const setDish = (body: object) => set(`/products/${lemonade()}/availability`, body);
  const place = (body = pickup([item('lemonade')])) =>
    app.call({ method: 'POST', url: '/orders', token: customer, body });
  const validate = async (line = item('lemonade')) => {
    const body = { restaurantId: ids.restaurant, items: [{ ...line, price: line.unitPrice, name: line.productName }] };
    return (await app.call({ method: 'POST', url: '/cart/validate', body })).body.data.changes;
  };
  const shown = async () => {
    const answer = await app.call({ url: '/products' });
    return answer.body.products.find(({ _id }: { _id: string }) => _id === lemonade()).isAvailable as boolean;
  };

  it('is shown, and refused in cart and order, from the moment it is said', async () => {
    expect(await shown()).toBe(true);
    const answer = await setDish({ isAvailable: false });
    expect(answer.body.data).toEqual({ _id: lemonade(), isAvailable: false, unavailableUntil: null });
    expect(await shown()).toBe(false);
    expect(await validate()).toMatchObject([{ kind: 'unavailable' }]);
    expect((await place()).body.code).toBe('product_unavailable');
    await setDish({ isAvailable: true });
    expect([await shown(), (await place()).status]).toEqual([true, 201]);
  });

  it('comes back by itself after closing, where it was for today', async () => {
    const { body } = await setDish({ isAvailable: false, until: 'today' });
    expect(body.data.unavailableUntil).toBe(new Date(CLOSING).toISOString());
    app.setNow(CLOSING - 1);
    expect(await restoreAvailability(app.services).run()).toBe(0);
    expect([await shown(), (await validate()).length]).toEqual([false, 1]);
    app.setNow(CLOSING);
    // Cart and order know before the menu is written anew.
    expect(await validate()).toEqual([]);
    expect(await restoreAvailability(app.services).run()).toBe(1);
    expect(await shown()).toBe(true);
    expect(await restoreAvailability(app.services).run()).toBe(0);
  });

  it('may be an option', async () => {
    const pizza = item('margherita', ['size/large']);
    const large = valueId('size', 'large');
    expect(await validate(pizza)).toEqual([]);
    const answer = await set(`/options/${large}/availability`, { isAvailable: false, until: 'today' });
    expect(answer.body.data).toMatchObject({ _id: large, isAvailable: false });
    expect((await place(pickup([pizza]))).body.code).toBe('option_unavailable');
    const menu = (await app.call({ url: '/staff/menu', token: staff })).body.data;
    const sizes = menu.optionGroups.find(({ name }: { name: string }) => name === 'Size');
    expect(sizes.values).toMatchObject([{ isAvailable: true }, { isAvailable: true }, { isAvailable: false }]);
    expect(sizes.productIds).toContain(pizza.productId);
    app.setNow(CLOSING);
    expect(await validate(pizza)).toEqual([]);
  });

  it('makes a dish sold out of which a required choice has too few options left, and says why', async () => {
    const pizza = item('margherita', ['size/large']);
    const sizes = ['small', 'regular', 'large'].map((key) => valueId('size', key));
    const dish = async () => (await app.call({ url: `/products/${pizza.productId}` })).body.product;
    const inOffice = async (url: string) =>
      (await app.call({ url, token: staff })).body.data.products.find(
        ({ _id }: { _id: string }) => _id === pizza.productId,
      );
    for (const size of sizes.slice(0, 2)) await set(`/options/${size}/availability`, { isAvailable: false });
    expect((await dish()).isAvailable).toBe(true);
    expect(await inOffice('/staff/menu')).not.toHaveProperty('usedUp');

    await set(`/options/${sizes[2]}/availability`, { isAvailable: false, until: 'today' });
    expect((await dish()).isAvailable).toBe(false);
    expect(await validate(pizza)).toMatchObject([{ kind: 'unavailable' }]);
    expect((await place(pickup([pizza]))).body.code).toBe('product_unavailable');
    expect((await place(pickup([item('margherita')]))).body.code).toBe('product_unavailable');
    expect(await inOffice('/staff/menu')).toMatchObject({ isAvailable: true, usedUp: ['Size'] });
    const manager = await hire(app, 'Manager');
    const lines = (await app.call({ url: '/staff/menu-record', token: manager })).body.data.products;
    expect(lines.filter((each: { usedUp?: string[] }) => each.usedUp).length).toBeGreaterThan(0);
    const today = (await app.call({ url: '/staff/today', token: manager })).body.data;
    expect(today.soldOut.names).toContain('Margherita');

    app.setNow(CLOSING);
    await restoreAvailability(app.services).run();
    expect([(await dish()).isAvailable, await validate(pizza)]).toEqual([true, []]);
  });

  it('is written down: who, before and after', async () => {
    await setDish({ isAvailable: false, until: 'today' });
    const rows = await app.services.db.selectFrom('audit_log').selectAll().execute();
    expect(rows).toMatchObject([
      {
        action: 'availability',
        subject: 'product',
        subject_id: lemonade(),
        before: '{"isAvailable":true,"unavailableUntil":null}',
        after: JSON.stringify({ isAvailable: false, unavailableUntil: new Date(CLOSING).toISOString() }),
      },
    ]);
    expect(rows[0]?.created_at).toBe(NOON);
  });

  it('comes back by the restaurant’s rules, which is written down too', async () => {
    await setDish({ isAvailable: false, until: 'today' });
    app.setNow(CLOSING);
    await restoreAvailability(app.services).run();
    const owner = await hire(app, 'Owner');
    const { entries } = (await app.call({ url: '/staff/audit', token: owner })).body.data;
    expect(entries).toMatchObject([
      {
        who: null,
        action: 'availability',
        subjectId: lemonade(),
        after: { isAvailable: true, unavailableUntil: null },
      },
      { who: { name: 'Ada Cook' }, action: 'availability', after: { isAvailable: false } },
    ]);
  });

  it('is none of another restaurant’s dishes', async () => {
    expect((await set('/products/nobody-has-this-id/availability', { isAvailable: false })).status).toBe(404);
    expect((await set(`/options/${lemonade()}/availability`, { isAvailable: false })).status).toBe(404);
  });
});
