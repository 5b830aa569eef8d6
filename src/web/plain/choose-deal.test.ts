import { beforeEach, describe, expect, it } from 'vitest';
import type { Deal, Product } from '../../contract/menu.ts';
import type { PlainVisit } from '../../contract/page-handler.ts';
import { pickedOfLines } from '../features/menu/deals/change-deal.ts';
import { chosenPlainly } from '../features/menu/deals/plain-deal-choice.ts';
import { productsResource } from '../features/menu/menu-resources.ts';
import type { PlainApp } from './act.ts';
import { chooseDeal, goneDeal } from './choose-deal.ts';

const value = (_id: string, priceAdjustment: number) => ({
  _id,
  label: _id,
  priceAdjustment,
  isDefault: false,
  isAvailable: true,
});
const size = {
  _id: 'size',
  name: 'Size',
  minSelections: 1,
  maxSelections: 1,
  values: [value('small', 0), value('large', 3)],
};
const extras = {
  ...{ _id: 'extras', name: 'Extras', minSelections: 0, maxSelections: 2, maxPerValue: 2 },
  values: [value('basil', 1), value('olives', 1)],
};
const dish = (_id: string, price: number, options: object[] = []) =>
  ({ _id, name: _id, price, options, imageUrl: null }) as unknown as Product;
const products = [dish('pizza', 10, [size, extras]), dish('calzone', 11), dish('cola', 5), dish('water', 2)];
const deal: Deal = {
  ...{ _id: 'evening', name: 'Evening', description: '', price: 12 },
  lines: [
    { _id: 'cart', label: 'A pizza', choices: [{ productId: 'pizza' }, { productId: 'calzone', extra: 1.5 }] },
    { _id: 'drink', label: 'A drink', choices: [{ productId: 'cola' }, { productId: 'water' }] },
  ],
};
const restaurant = { _id: 'trattoria', currency: { code: 'GBP', symbol: '£' } };
const app = {
  messages: { i18n: { _: (key: string) => key } },
  resources: {
    ensure: async () => {},
    peek: ({ key }: { key: string }) =>
      key === productsResource.key ? { products, deals: [deal] } : { data: { restaurant } },
  },
} as unknown as PlainApp;

let lines: PlainVisit['lines'] = [];
beforeEach(() => {
  lines = [];
});

async function send(fields: [string, string][]) {
  const visit = { lines, token: null, orderKey: null, notices: [] };
  const form = new URLSearchParams([['deal', 'evening'], ...fields]);
  const step = await chooseDeal(app, { form, address: {} as never, visit, changes: [] });
  if (step.to !== null) lines = step.visit?.lines ?? lines;
  return step;
}
const DISHES: [string, string][] = [
  ['dish-cart', 'pizza'],
  ['dish-drink', 'cola'],
];
const SEEN: [string, string][] = [...DISHES, ['of-cart', 'pizza'], ['cart-size', 'large']];
const shown = () => lines.map(({ productId, price, quantity, deal: of }) => [productId, price, quantity, of?.key]);

describe('a deal chosen without scripts', () => {
  it('leads to its page, and one that is gone to the menu', async () => {
    expect(await send([])).toEqual({ to: '/menu?deal=evening' });
    const form = new URLSearchParams([['deal', 'gone']]);
    const visit = { lines, token: null, orderKey: null, notices: [] };
    expect(await chooseDeal(app, { form, address: {} as never, visit, changes: [] })).toEqual({ to: '/menu' });
  });

  it('is shown again until every dish is chosen and all that can be chosen of them was shown', async () => {
    const again = { to: null, notices: [], isRefused: false };
    expect(await send([['add', '']])).toEqual(again);
    expect(await send([...DISHES, ['add', '']])).toEqual(again);
    // Another dish than that of which the options were shown.
    expect(await send([...DISHES, ['of-cart', 'calzone'], ['add', '']])).toEqual(again);
    expect(await send([...SEEN, ['update', '']])).toEqual(again);
    expect(lines).toEqual([]);
  });

  it('is put into the cart at its shares, with what was chosen of its dishes, and grows when chosen again', async () => {
    const pieces: [string, string][] = [
      ...SEEN,
      ['cart-extras', 'basil'],
      ['pieces-cart-extras-basil', '2'],
      ['add', ''],
    ];
    expect(await send(pieces)).toMatchObject({ to: '/cart' });
    expect(shown()).toEqual([
      ['pizza', 8, 1, '1'],
      ['cola', 4, 1, '1'],
    ]);
    expect(lines[0]?.selectedOptions.map(({ valueId }) => valueId)).toEqual(['large', 'basil', 'basil']);
    await send(pieces);
    await send([...SEEN, ['add', '']]);
    expect(shown()).toEqual([
      ['pizza', 8, 2, '1'],
      ['cola', 4, 2, '1'],
      ['pizza', 8, 1, '2'],
      ['cola', 4, 1, '2'],
    ]);
  });

  it('is refused without what must be chosen, and with too much', async () => {
    const without = SEEN.filter(([name]) => name !== 'cart-size');
    expect(await send([...without, ['add', '']])).toMatchObject({
      isRefused: true,
      notices: ['Size: product.at_least'],
    });
    const three = [
      ['cart-extras', 'basil'],
      ['cart-extras', 'olives'],
      ['pieces-cart-extras-basil', '2'],
    ] as [string, string][];
    expect(await send([...SEEN, ...three, ['add', '']])).toMatchObject({ isRefused: true, notices: ['product.up_to'] });
    expect(lines).toEqual([]);
  });

  it('takes the place of the one that is changed, as many as there were, and grows one that is the same', async () => {
    await send([...SEEN, ['add', '']]);
    await send([...SEEN, ['add', '']]);
    lines = [...lines, { productId: 'water', quantity: 1, price: 2, selectedOptions: [] }];
    const calzone: [string, string][] = [
      ['dish-cart', 'calzone'],
      ['dish-drink', 'water'],
    ];
    const change = (key: string, fields: [string, string][]) => send([['instead', key], ...fields, ['add', '']]);
    expect(await change('1', calzone)).toMatchObject({ to: '/cart', notices: [] });
    expect(shown().map(([dish, , quantity, key]) => [dish, quantity, key])).toEqual([
      ['calzone', 2, '1'],
      ['water', 2, '1'],
      ['water', 1, undefined],
    ]);
    await send([...SEEN, ['add', '']]);
    expect(shown().at(-1)).toEqual(['cola', 4, 1, '2']);
    await change('2', calzone);
    expect(shown().map(([dish, , quantity, key]) => [dish, quantity, key])).toEqual([
      ['calzone', 3, '1'],
      ['water', 3, '1'],
      ['water', 1, undefined],
    ]);
    // Another page has taken it out.
    expect(await change('2', calzone)).toEqual({ to: '/cart' });
    expect(lines).toHaveLength(3);
  });

  it('begins with what is chosen in the cart', async () => {
    await send([...SEEN, ['cart-extras', 'basil'], ['add', '']]);
    const start = pickedOfLines('1', lines as never, products);
    const chosen = chosenPlainly(null, deal, products, start);
    expect(chosen.map(({ dish: of, isSeen }) => [of?._id, isSeen])).toEqual([
      ['pizza', true],
      ['cola', true],
    ]);
    expect(chosen[0]?.selection).toMatchObject({ size: ['large'], extras: ['basil'] });
  });

  it('leads back to a cart whose deal is not on the menu any more, which says so', async () => {
    const of = (dealId: string) => ({ dealId, lineId: 'cart', key: '1', name: 'Evening' });
    const gone = (dealId: string, asked = dealId) => {
      const plain = { cart: { items: [{ deal: of(dealId) }] } };
      return goneDeal({ ...app, plain } as never, new URLSearchParams({ deal: asked, instead: '1' }));
    };
    expect(await gone('evening')).toBeNull();
    expect(await gone('morning')).toEqual({ to: '/cart', notices: ['deals.no_change'] });
    expect(await gone('morning', 'evening')).toMatchObject({ to: '/cart' });
    expect(await goneDeal(app, new URLSearchParams({ deal: 'evening' }))).toBeNull();
  });
});
