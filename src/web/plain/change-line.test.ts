import { beforeEach, describe, expect, it } from 'vitest';
import type { ValidatedItem } from '../../contract/cart-validation.ts';
import type { Product } from '../../contract/menu.ts';
import type { PlainVisit } from '../../contract/page-handler.ts';
import type { Plain } from '../app/plain.ts';
import { plainLineAddress } from '../features/cart/plain-line-address.ts';
import type { PlainApp } from './act.ts';
import { addDish, goneLine } from './add-dish.ts';
import { keysOfLines } from './line-in-cart.ts';
import { plainSignature } from './plain-line.ts';

const value = (_id: string, priceAdjustment: number) => ({ _id, label: _id, priceAdjustment, isAvailable: true });
const extras = {
  ...{ _id: 'extras', name: 'Extras', minSelections: 1, maxSelections: 2 },
  values: [value('basil', 1), value('olives', 1)],
};
const pizza = { _id: 'pizza', name: 'Pizza', price: 10, options: [extras], isAvailable: true } as unknown as Product;
const option = (valueId: string) => ({ optionId: 'extras', valueId });
const line = (valueId: string, more = {}) => ({
  ...{ productId: 'pizza', quantity: 2, price: 10, selectedOptions: [option(valueId)] },
  ...more,
});
const water = { productId: 'water', quantity: 1, price: 2, selectedOptions: [] };

let lines: PlainVisit['lines'] = [];
beforeEach(() => {
  lines = [line('basil', { note: 'well done' }), water];
});

const shownOf = () => lines.map((each) => ({ ...each, signature: plainSignature(each) }) as ValidatedItem);
const plainNow = async () => ({ cart: { items: shownOf() }, lineKeys: await keysOfLines(lines) }) as unknown as Plain;
const appNow = async (product: Product | null = pizza) =>
  ({
    plain: await plainNow(),
    messages: { i18n: { _: (key: string) => key } },
    resources: { ensure: async () => {}, peek: () => ({ product }) },
  }) as unknown as PlainApp;

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://x');
  return { params: { productId: pathname.split('/')[2] }, query: searchParams } as never;
};
async function send(address: string, form: Record<string, string>) {
  const visit = { lines, token: null, orderKey: null, notices: [] };
  const step = await addDish(await appNow(), {
    form: new URLSearchParams(form),
    address: at(address),
    visit,
    changes: [],
  });
  if (step.to !== null) lines = step.visit?.lines ?? lines;
  return step;
}
const addressOf = async (index: number) => plainLineAddress(await plainNow(), shownOf()[index] as ValidatedItem);
const shown = () =>
  lines.map(({ productId, quantity, note, selectedOptions: [first] }) => [productId, quantity, first?.valueId, note]);

describe('a line of the cart that is changed without scripts', () => {
  it('is named by an address without the customer’s words', async () => {
    expect(await addressOf(0)).toMatch(/^\/product\/pizza\?instead=[0-9a-f]{16}$/);
    expect(await addressOf(0)).not.toBe(await addressOf(1));
  });

  it('keeps its place, with its options, its note and how many as they are now', async () => {
    const changed = await send(await addressOf(0), { extras: 'olives', quantity: '3', note: ' no salt ' });
    expect(changed).toMatchObject({ to: '/cart', notices: ['dish.changed'] });
    expect(shown()).toEqual([
      ['pizza', 3, 'olives', 'no salt'],
      ['water', 1, undefined, undefined],
    ]);
    // Nothing is added where the restaurant takes no notes any more, or the customer took theirs back.
    await send(await addressOf(0), { extras: 'olives', quantity: '1' });
    expect(shown()[0]).toEqual(['pizza', 1, 'olives', undefined]);
  });

  it('grows the line that it becomes equal to', async () => {
    lines = [line('basil'), water, line('olives')];
    await send(await addressOf(0), { extras: 'olives', quantity: '98' });
    expect(shown()).toEqual([
      ['water', 1, undefined, undefined],
      ['pizza', 99, 'olives', undefined],
    ]);
  });

  it('stays as it is where something must be chosen', async () => {
    const before = lines;
    expect(await send(await addressOf(0), { quantity: '3' })).toMatchObject({ to: null, isRefused: true });
    expect(lines).toEqual(before);
  });

  it('is priced by the menu, whatever the cart or the form says', async () => {
    lines = [line('basil', { price: 1 })];
    await send(await addressOf(0), { extras: 'basil', quantity: '1', price: '1' });
    expect(lines[0]?.price).toBe(10);
  });

  it('leads back to the cart, which says so, once the cart has it no more', async () => {
    const stale = await addressOf(0);
    const foreign = (await addressOf(0)).replace('pizza', 'water');
    lines = [line('olives'), water, line('basil', { deal: { dealId: 'evening', lineId: 'cart', key: '1' } })];
    const part = `/product/pizza?instead=${(await keysOfLines(lines)).get(plainSignature(lines[2] as never))}`;
    const before = lines;
    for (const address of [stale, foreign, part, '/product/pizza?instead=', '/product/pizza?instead=x']) {
      const gone = { to: '/cart', notices: ['plain.line_gone'] };
      expect(goneLine(await appNow(), at(address))).toEqual(gone);
      expect(await send(address, { extras: 'olives', quantity: '9' })).toEqual(gone);
    }
    expect(lines).toEqual(before);
    expect(goneLine(await appNow(), at(await addressOf(0)))).toBeNull();
    expect(goneLine(await appNow(), at('/product/pizza'))).toBeNull();
  });
});
