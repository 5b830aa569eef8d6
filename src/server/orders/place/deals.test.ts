import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../../tests/support/card-payments.ts';
import { dialects } from '../../../../tests/support/databases.ts';
import { ids, item, pickup, productId } from '../../../../tests/support/order-input.ts';
import { saveTaxes } from '../../../../tests/support/receipt-facts.ts';
import { NOON } from '../../../../tests/support/test-app.ts';
import { trattoria } from '../../../../tests/support/trattoria.ts';
import { importRestaurant } from '../../import/import-restaurant.ts';
import { type RestaurantFile, restaurantFile } from '../../import/restaurant-file.ts';

const SWEET = { key: 'sweet', label: { en: 'Something sweet', pt: 'Um doce' } };
const DEAL = {
  key: 'afternoon',
  name: { en: 'Afternoon', pt: 'Tarde' },
  description: { en: 'A sweet and a drink.', pt: 'Um doce e uma bebida.' },
  price: 7,
  lines: [
    { ...SWEET, dishes: [{ product: 'tiramisu' }] },
    { key: 'drink', label: { en: 'A drink', pt: 'Uma bebida' }, category: 'drinks' },
  ],
};
const MIXED = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', receipts: 'receipt', preset: null },
  rates: [
    { taxClass: 'standard', orderType: null, percent: 20, from: null },
    { taxClass: 'reduced', orderType: null, percent: 5, from: null },
  ],
};
const dealId = ids.of('deal', 'afternoon');
const of = (lineId: string, key = 'one') => ({ dealId, lineId, key });

/** A tiramisù at 5.50 and a lemonade at 3.25, for 7.00 together. */
const afternoon = (quantity = 1, [sweet, drink] = [4.4, 2.6]) => [
  { ...item('tiramisu', [], quantity), unitPrice: sweet, itemSubtotal: sweet * quantity, deal: of('sweet') },
  { ...item('lemonade', [], quantity), unitPrice: drink, itemSubtotal: drink * quantity, deal: of('drink') },
];

describe.each(dialects)('a deal on %s', (dialect) => {
  let test: CardApp;
  const load = async (deals: object[]) => {
    const file: RestaurantFile = restaurantFile.parse({ ...trattoria.file, deals });
    // Each revision is a later one.
    test.setNow(test.services.clock() + 1);
    await importRestaurant(test.services, { file, baseDir: null });
    test.services.content.changed(ids.restaurant);
  };
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
    await saveTaxes(test, test.owner, MIXED);
  });
  beforeEach(() => load([DEAL]));
  afterAll(() => test.close());

  const shown = async (lang = 'en') =>
    (await test.call({ url: '/products', headers: { 'accept-language': lang } })).body.deals;
  const place = (items: ReturnType<typeof afternoon>) =>
    test.call({ method: 'POST', url: '/orders', token: test.customer, body: pickup(items) });
  const validate = async (items: ReturnType<typeof afternoon>) =>
    (
      await test.call({
        method: 'POST',
        url: '/cart/validate',
        body: { restaurantId: ids.restaurant, items: items.map((each) => ({ ...each, price: each.unitPrice })) },
      })
    ).body.data;
  const sellOut = (isAvailable: boolean) =>
    test.call({
      ...{ method: 'PUT', url: `/staff/products/${productId('lemonade')}/availability`, token: test.owner },
      body: { isAvailable },
    });

  it('is nowhere where there is none', async () => {
    await load([]);
    expect((await test.call({ url: '/products' })).body).not.toHaveProperty('deals');
    expect((await place(afternoon())).body.code).toBe('deal_unavailable');
  });

  it('stands on the menu in the reader’s language, with what can be chosen', async () => {
    expect(await shown('pt')).toEqual([
      {
        ...{ _id: dealId, name: 'Tarde', description: 'Um doce e uma bebida.', price: 7 },
        lines: [
          { _id: 'sweet', label: 'Um doce', choices: [{ productId: productId('tiramisu') }] },
          { _id: 'drink', label: 'Uma bebida', choices: [{ productId: productId('lemonade') }] },
        ],
      },
    ]);
    expect((await test.call({ url: '/products?isFeatured=true' })).body).not.toHaveProperty('deals');
  });

  it('says what costs more', async () => {
    const [sweet, drink] = DEAL.lines;
    await load([{ ...DEAL, lines: [sweet, { ...drink, dishes: [{ product: 'lemonade', extra: 0.5 }] }] }]);
    expect((await shown())[0].lines[1].choices).toEqual([{ productId: productId('lemonade'), extra: 0.5 }]);
    const { status, body } = await place(afternoon(1, [4.4, 3.1]));
    expect([status, body.data.totalAmount]).toEqual([201, 7.5]);
  });

  it('disappears with the last of its choices, and comes back with it', async () => {
    await sellOut(false);
    expect(await shown()).toBeUndefined();
    expect((await place(afternoon())).status).toBe(409);
    const { items, changes } = await validate(afternoon());
    expect(items).toEqual([]);
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['deal_gone', 'unavailable']);
    await sellOut(true);
    expect(await shown()).toHaveLength(1);
  });

  it('is ordered as its dishes, at shares that add up to it, taxed by each dish’s rate', async () => {
    await test.services.db
      .updateTable('products')
      .set({ tax_class: 'reduced' })
      .where('id', '=', productId('lemonade'))
      .execute();
    const { status, body } = await place(afternoon(2));
    expect([status, body.data.totalAmount]).toEqual([201, 14]);
    const deal = { dealId, key: 'one', name: 'Afternoon' };
    expect(body.data.items).toMatchObject([
      { productName: 'Tiramisù', quantity: 2, unitPrice: 4.4, deal: { ...deal, lineId: 'sweet' } },
      { productName: 'Lemonade', quantity: 2, unitPrice: 2.6, deal: { ...deal, lineId: 'drink' } },
    ]);
    expect(
      body.data.tax.sums.map(({ percent, gross }: { percent: number; gross: number }) => [percent, gross]),
    ).toEqual(
      expect.arrayContaining([
        [20, 8.8],
        [5, 5.2],
      ]),
    );
    const seen = await test.call({ url: `/staff/orders/${body.data._id}`, token: test.owner });
    expect(seen.body.order.items[1].deal.name).toBe('Afternoon');
  });

  it('keeps a cart’s lines apart from the same dishes by themselves', async () => {
    const { items, changes } = await validate([...afternoon(), { ...item('lemonade'), deal: undefined as never }]);
    expect(changes).toEqual([]);
    expect(items.map(({ price, deal }: { price: number; deal?: { name: string } }) => [price, deal?.name])).toEqual([
      [4.4, 'Afternoon'],
      [2.6, 'Afternoon'],
      [3.25, undefined],
    ]);
  });

  it('is refused at another price than was shown, with the lines as they are now', async () => {
    await load([{ ...DEAL, price: 8.75 }]);
    const { status, body } = await place(afternoon());
    expect([status, body.code]).toEqual([409, 'price_changed']);
    expect(body.items.map(({ price }: { price: number }) => price)).toEqual([5.5, 3.25]);
  });

  it.each([
    ['with a part of its lines', () => afternoon().slice(0, 1)],
    ['with one line twice', () => [...afternoon(), ...afternoon().slice(1)]],
    ['with other quantities in it', () => [...afternoon(2).slice(0, 1), ...afternoon(1).slice(1)]],
    [
      'with a dish that it does not offer',
      () => afternoon().map((each) => ({ ...each, productId: productId('lemonade') })),
    ],
    ['by parts of two', () => afternoon().map((each, at) => ({ ...each, deal: of(at ? 'drink' : 'sweet', `${at}`) }))],
  ])('is refused %s', async (_, items) => {
    const { status, body } = await place(items());
    expect([status, body.code]).toEqual([409, 'deal_unavailable']);
  });

  it('gives back one dish of it at its share', async () => {
    const id = (await place(afternoon())).body.data._id;
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await test.staffDo(id, status);
    const answer = await test.call({
      ...{ method: 'POST', url: `/staff/orders/${id}/refunds`, token: test.owner },
      body: { how: 'cash', amount: null, refunded: 0, reason: 'It was warm.', lines: [{ line: 1, quantity: 1 }] },
    });
    expect(answer.body.data.order.paymentDetails.cashRefunds).toMatchObject([{ amount: 2.6 }]);
  });
});
