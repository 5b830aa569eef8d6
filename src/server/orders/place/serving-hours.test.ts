import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { ids, item, pickup, productId } from '../../../../tests/support/order-input.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { ServingHours } from '../../../domain/menu/serving-hours.ts';
import { WEEKDAYS } from '../../../domain/times/weekdays.ts';
import { toJson } from '../../platform/database/json-columns.ts';

/* The restaurant's clock is that of London: 17 June 2026 is a Wednesday. */
const at = (time: string, day = '2026-06-18') => new Date(`${day}T${time}:00+01:00`).toISOString();
const later = (scheduledAt: string) => ({ isASAP: false, scheduledAt });
const hours = (from: string, to: string): ServingHours => ({
  windows: [{ weekdays: [...WEEKDAYS], from, to }],
  firstDate: null,
  lastDate: null,
});
const LUNCH = hours('12:00', '15:00');

describe.each(dialects)('hours of dishes and categories on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '10000000' });
    customer = await app.register();
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const lemonade = productId('lemonade');
  const drinks = ids.of('category', 'drinks');
  const staff = (method: 'GET' | 'PUT', url: string, body?: object) =>
    app.call({ method, url: `/staff${url}`, token: owner, body });

  async function limitCategory(hours: ServingHours | null) {
    const { categories } = (await staff('GET', '/menu-record')).body.data;
    const { name: _, version, isActive } = categories.find(({ _id }: { _id: string }) => _id === drinks);
    const body = { name: { en: 'Drinks' }, isActive, hours, expectedVersion: version };
    return staff('PUT', `/categories/${drinks}`, body);
  }
  const limitDish = (hours: ServingHours | null) =>
    app.services.db
      .updateTable('products')
      .set({ serving_hours: hours && toJson(hours) })
      .where('restaurant_id', '=', ids.restaurant)
      .where('id', '=', lemonade)
      .execute();
  const order = (more: object = {}) => ({ ...pickup([item('lemonade', [], 1)]), ...more });
  const place = (body: object) => app.call({ method: 'POST', url: '/orders', token: customer, body });
  const quote = async (time: object) => {
    const { restaurantId, items, orderType } = order();
    const body = { restaurantId, items, orderType, ...time };
    return (await app.call({ method: 'POST', url: '/cart/quote', token: customer, body })).body.data;
  };
  const shown = async () => (await app.call({ url: `/products/${lemonade}` })).body.product;

  it('take an order for a time within them, and refuse another with the next that would do', async () => {
    expect((await limitCategory(LUNCH)).status).toBe(200);
    expect((await shown()).served).toEqual([[LUNCH]]);
    expect((await place(order(later(at('12:30'))))).status).toBe(201);
    const { status, body } = await place(order(later(at('19:00'))));
    expect([status, body.code]).toEqual([409, 'not_served_then']);
    expect(body.message).toContain('Lemonade');
    expect(body.nextAt).toBe(at('12:00', '2026-06-20'));
  });

  it('judge as soon as possible by now', async () => {
    await limitDish(hours('20:00', '21:00'));
    expect((await place(order())).body.code).toBe('not_served_then');
    await limitDish(hours('09:00', '21:00'));
    expect((await place(order())).status).toBe(201);
  });

  it('hold for a dish together with those of its category', async () => {
    await limitCategory(LUNCH);
    await limitDish({ windows: [], firstDate: '2026-06-20', lastDate: '2026-06-21' });
    expect((await place(order(later(at('12:30'))))).body.code).toBe('not_served_then');
    expect((await place(order(later(at('12:30', '2026-06-20'))))).status).toBe(201);
    expect((await place(order(later(at('19:00', '2026-06-20'))))).body.code).toBe('not_served_then');
  });

  it('are told by the quote, which names the line and the next time, and go with the cart’s lines', async () => {
    await limitCategory(LUNCH);
    const fits = await quote(later(at('12:30')));
    expect(fits.obstacles.map(({ code }: { code: string }) => code)).not.toContain('not_served_then');
    expect(fits.items[0].served).toEqual([[LUNCH]]);
    const missed = await quote(later(at('19:00')));
    expect(missed.obstacles).toContainEqual(
      expect.objectContaining({ code: 'not_served_then', nextAt: at('12:00', '2026-06-20') }),
    );
  });

  it('appear nowhere where none are set', async () => {
    const { items } = await quote(later(at('12:30')));
    expect([(await shown()).served, items[0].served]).toEqual([undefined, undefined]);
    const { categories } = (await app.call({ url: '/categories' })).body;
    expect(categories.filter((category: object) => 'hours' in category)).toEqual([]);
  });

  it('must say something, and go again', async () => {
    const empty = await limitCategory({ windows: [], firstDate: null, lastDate: null });
    expect([empty.status, empty.body.errors[0].field]).toEqual([422, 'hours.windows']);
    expect((await limitCategory(LUNCH)).body.data.category.hours).toEqual(LUNCH);
    expect((await limitCategory(null)).body.data.category.hours).toBeNull();
    expect((await place(order(later(at('19:00'))))).status).toBe(201);
  });
});
