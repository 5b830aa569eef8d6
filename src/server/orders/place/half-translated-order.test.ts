import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { ids, item, pickup, promotionId } from '../../../../tests/support/order-input.ts';
import { outboxRows } from '../../../../tests/support/outbox.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { trattoria } from '../../../../tests/support/trattoria.ts';
import type { Order } from '../../../contract/orders.ts';
import { importRestaurant } from '../../import/import-restaurant.ts';
import { composeMail } from '../../mail/compose-mail.ts';

/** The trattoria with a French half of its menu: the pizza and its sizes' name are translated, all else is not. */
const { file } = trattoria;
const halves = {
  ...file,
  products: file.products.map((each) =>
    each.key === 'margherita' ? { ...each, name: { en: 'Margherita', fr: 'La Margherita' } } : each,
  ),
  optionGroups: file.optionGroups?.map((each) =>
    each.key === 'size'
      ? {
          ...each,
          name: { en: 'Size', fr: 'Taille' },
          values: each.values.map((value) => ({ ...value, label: { en: `${value.key} one` } })),
        }
      : each,
  ),
};

describe.each(dialects)('an order in a language that the menu half knows, on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let owner: string;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    await importRestaurant(app.services, { file: halves, baseDir: null });
    customer = await app.register();
    owner = await hire(app, 'Owner');
    const items = [item('margherita', ['size/small']), item('lemonade', [], 3)];
    const discountAmount = Math.round(pickup(items).subtotal * 10) / 100;
    const promotion = { promotionId: promotionId('ten-off'), couponCode: 'TEN', discountAmount };
    const answer = await french({ method: 'POST', url: '/orders', body: pickup(items, promotion) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    id = answer.body.data._id;
  });
  afterAll(() => app.close());

  const french = (request: Parameters<TestApp['call']>[0]) =>
    app.call({ token: customer, ...request, headers: { 'accept-language': 'fr' } });

  it('has each name in its own language on its customer’s page, whichever language that page has', async () => {
    for (const language of ['fr', 'de', 'en']) {
      const headers = { 'accept-language': language };
      const order: Order = (await app.call({ url: `/orders/${id}`, token: customer, headers })).body.order;
      const [pizza, drink] = order.items;
      expect(order.lang).toBe('fr');
      expect([pizza?.productName, pizza?.lang, drink?.productName, drink?.lang]).toEqual([
        ...['La Margherita', undefined],
        ...['Lemonade', 'en'],
      ]);
      const [size] = pizza?.selectedOptions ?? [];
      expect([size?.optionName, size?.optionLang, size?.valueLabel, size?.valueLang]).toEqual([
        ...['Taille', undefined],
        ...['small one', 'en'],
      ]);
      expect(order.appliedPromotion).toMatchObject({ name: '10% off', lang: 'en' });
    }
  });

  it('says a coupon’s name and description in theirs', async () => {
    const body = {
      couponCode: 'TEN',
      items: [{ productId: pickup([item('lemonade')]).items[0]?.productId, quantity: 5 }],
    };
    const { data } = (
      await french({ method: 'POST', url: '/promotions/validate-coupon', body: { ...body, orderType: 'Pickup' } })
    ).body;
    expect(data).toMatchObject({ name: '10% off', description: 'On every order.', lang: 'en' });
  });

  it('has been so in the cart and at checkout before', async () => {
    const items = [item('margherita', ['size/small']), item('lemonade')];
    const cart = await french({ method: 'POST', url: '/cart/validate', body: { restaurantId: ids.restaurant, items } });
    const asked = { restaurantId: ids.restaurant, orderType: 'Pickup', isASAP: true, scheduledAt: null, items };
    const quote = await french({ method: 'POST', url: '/cart/quote', body: asked });
    for (const { status, body } of [cart, quote]) {
      expect(status, JSON.stringify(body)).toBe(200);
      const [pizza, drink] = body.data.items;
      expect(pizza).not.toHaveProperty('lang');
      expect(drink).toMatchObject({ name: 'Lemonade', lang: 'en' });
      expect(pizza.selectedOptions).toMatchObject([{ optionName: 'Taille', valueLabel: 'small one', valueLang: 'en' }]);
      expect(pizza.selectedOptions[0]).not.toHaveProperty('optionLang');
    }
  });

  it('is the restaurant’s own for its staff', async () => {
    const board = (await app.call({ url: '/staff/board', token: owner })).body.data;
    const [order] = board.open;
    expect(order).toMatchObject({ lang: 'en', appliedPromotion: { name: '10% off' } });
    expect(order.items.map(({ productName }: { productName: string }) => productName)).toEqual([
      'Margherita',
      'Lemonade',
    ]);
    expect(order.items[0].selectedOptions[0]).toMatchObject({ optionName: 'Size', valueLabel: 'small one' });
    expect(JSON.stringify(order)).not.toMatch(/"(?:value|option)Lang"|"items":\[[^\]]*"lang"/);
  });

  it('is mailed with each name marked that is not French, and none left out', async () => {
    const rows = await outboxRows(app.services);
    const row = rows.find(({ kind }) => kind === 'order_placed');
    const mail = row && (await composeMail(app.services, row));
    expect(mail?.html).toContain('<html lang="fr"');
    expect(mail?.html).toContain('La Margherita');
    expect(mail?.html).not.toMatch(/lang="\w\w">La Margherita/);
    expect(mail?.html).toContain('<span lang="en">Lemonade</span>');
    expect(mail?.html).toContain('<span lang="en">Taille\u00a0: small one</span>');
    expect(mail?.text).toContain('Lemonade');
    expect(mail?.text).toContain('small one');
    for (const each of [mail?.html, mail?.text]) {
      expect(each).not.toMatch(/undefined|\[object/);
      expect(each).not.toContain(ids.restaurant);
    }
  });
});
