import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../../tests/support/card-payments.ts';
import { dialects } from '../../../../tests/support/databases.ts';
import { groupId, ids, item, pickup, productId, valueId } from '../../../../tests/support/order-input.ts';
import { NOON } from '../../../../tests/support/test-app.ts';
import { trattoria } from '../../../../tests/support/trattoria.ts';
import { importRestaurant } from '../../import/import-restaurant.ts';
import { restaurantFile } from '../../import/restaurant-file.ts';

const DEAL = {
  key: 'evening',
  name: { en: 'Evening' },
  price: 10,
  lines: [
    { key: 'pizza', label: { en: 'A pizza' }, category: 'pizza' },
    { key: 'drink', label: { en: 'A drink' }, category: 'drinks' },
  ],
};
const of = (lineId: string) => ({ dealId: ids.of('deal', 'evening'), lineId, key: 'one' });

/** A margherita at 10.00 and a lemonade at 3.25, for 10.00 together and what the options of the pizza add. */
function evening(options: string[], onTop: number[], quantity = 1) {
  const pizza = item('margherita', options, quantity);
  const sum = onTop.reduce((all, each) => all + Math.round(each * 100), 755);
  return [
    {
      ...{ ...pizza, unitPrice: 7.55, itemSubtotal: (sum * quantity) / 100, deal: of('pizza') },
      selectedOptions: pizza.selectedOptions.map((each, place) => ({ ...each, priceAdjustment: onTop[place] ?? 0 })),
    },
    { ...item('lemonade', [], quantity), unitPrice: 2.45, itemSubtotal: 2.45 * quantity, deal: of('drink') },
  ];
}

describe.each(dialects)('the options of a dish in a deal on %s', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
    const file = restaurantFile.parse({ ...trattoria.file, deals: [DEAL] });
    await importRestaurant(test.services, { file, baseDir: null });
    test.services.content.changed(ids.restaurant);
  });
  afterAll(() => test.close());

  const place = (items: ReturnType<typeof evening>) =>
    test.call({ method: 'POST', url: '/orders', token: test.customer, body: pickup(items) });
  const validate = async (items: ReturnType<typeof evening>) =>
    (
      await test.call({
        method: 'POST',
        url: '/cart/validate',
        body: { restaurantId: ids.restaurant, items: items.map((each) => ({ ...each, price: each.unitPrice })) },
      })
    ).body.data;
  const sellOut = (isAvailable: boolean) =>
    test.call({
      ...{ method: 'PUT', url: `/staff/options/${valueId('extras', 'olives')}/availability`, token: test.owner },
      body: { isAvailable },
    });

  it('do not keep it out of the deal, be it that something must be chosen', async () => {
    const { deals } = (await test.call({ url: '/products' })).body;
    expect(deals[0].lines[0].choices).toEqual([
      { productId: productId('margherita') },
      { productId: productId('diavola') },
    ]);
  });

  it('come on top of the deal, and are kept with its line', async () => {
    const { status, body } = await place(evening(['size/large', 'extras/olives'], [3, 1], 2));
    expect([status, body.data.totalAmount]).toEqual([201, 28]);
    expect(body.data.items[0]).toMatchObject({ unitPrice: 7.55, itemSubtotal: 23.1 });
    expect(body.data.items[0].selectedOptions.map((each: { priceAdjustment: number }) => each.priceAdjustment)).toEqual(
      [3, 1],
    );
  });

  it('take nothing off the deal where they make the dish cheaper', async () => {
    const { status, body } = await place(evening(['size/small'], [0]));
    expect([status, body.data.totalAmount]).toEqual([201, 10]);
    const cheaper = await place(evening(['size/small'], [-1.5]));
    expect([cheaper.status, cheaper.body.code]).toEqual([409, 'price_changed']);
  });

  it('are refused where one that must be chosen is missing, and the cart loses the whole deal', async () => {
    const { status, body } = await place(evening([], []));
    expect([status, body.code]).toEqual([409, 'option_required']);
    const { items, changes } = await validate(evening([], []));
    expect(items).toEqual([]);
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['option_required', 'deal_gone']);
  });

  it('leave the cart by themselves when they run out', async () => {
    await sellOut(false);
    const wanted = evening(['size/large', 'extras/olives'], [3, 1]);
    expect((await place(wanted)).body.code).toBe('option_unavailable');
    const { items, changes } = await validate(wanted);
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['option_gone']);
    expect(items.map(({ itemSubtotal }: { itemSubtotal: number }) => itemSubtotal)).toEqual([10.55, 2.45]);
    expect(items[0].selectedOptions).toMatchObject([
      { optionId: groupId('size'), valueId: valueId('size', 'large'), priceAdjustment: 3 },
    ]);
    await sellOut(true);
  });
});
