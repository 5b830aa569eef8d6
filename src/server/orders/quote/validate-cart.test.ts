import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { groupId, ids, item, productId, valueId } from '../../../../tests/support/order-input.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { lineSignature } from '../../../domain/orders/cart-item.ts';
import { importIds } from '../../import/import-ids.ts';

describe.each(dialects)('validating a cart on %s', (dialect) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(dialect);
  });
  afterAll(() => app.close());

  const cartItem = (product: string, options: string[] = [], quantity = 1) => {
    const { unitPrice, productName, itemSubtotal: _, ...line } = item(product, options, quantity);
    return { ...line, price: unitPrice, name: productName };
  };
  const validate = async (items: object[], language = 'en') => {
    const body = { restaurantId: ids.restaurant, items };
    const answer = await app.call({
      method: 'POST',
      url: '/cart/validate',
      body,
      headers: { 'accept-language': language },
    });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };

  it('finds nothing to change in a cart that fits the menu', async () => {
    const { items, changes } = await validate([cartItem('margherita', ['size/large', 'extras/chilli'], 2)]);
    expect(changes).toEqual([]);
    expect(items).toMatchObject([
      { productId: productId('margherita'), name: 'Margherita', price: 10, quantity: 2, itemSubtotal: 27.5 },
    ]);
    expect(items[0].signature).toBe(lineSignature(productId('margherita'), items[0].selectedOptions));
  });

  it('joins lines that are one since an option was taken off the menu', async () => {
    const { items, changes } = await validate([
      cartItem('margherita', ['size/regular']),
      cartItem('lemonade'),
      cartItem('margherita', ['size/regular', 'extras/truffle'], 2),
    ]);
    expect(changes).toMatchObject([{ productName: 'Margherita', kind: 'option_gone', optionLabel: 'Truffle' }]);
    expect(items).toMatchObject([
      { name: 'Margherita', price: 10, quantity: 3, itemSubtotal: 30 },
      { name: 'Lemonade', quantity: 1 },
    ]);
  });

  it('puts names into the reader’s language', async () => {
    const { items } = await validate([cartItem('pasta-trio', ['sauces/pesto', 'sauces/butter'])], 'pt');
    expect(items[0]).toMatchObject({
      name: 'Trio de massas',
      selectedOptions: [{ optionName: 'Molhos' }, { valueLabel: 'Manteiga de salva' }],
    });
  });

  it('names each change by its line', async () => {
    const sent = [
      { ...cartItem('lemonade'), price: 0.01 },
      cartItem('margherita', ['size/regular', 'extras/truffle']),
      cartItem('calzone'),
      { ...cartItem('lemonade'), productId: 'gone', name: 'Old soup' },
      cartItem('diavola'),
      { ...cartItem('tiramisu'), productId: importIds('sushi-bar').of('product', 'maki'), name: 'Maki' },
    ];
    const { items, changes } = await validate(sent);
    expect(changes).toMatchObject([
      { productName: 'Lemonade', kind: 'price_changed', oldPrice: 0.01, newPrice: 3.25 },
      { productName: 'Margherita', kind: 'option_gone', optionLabel: 'Truffle' },
      { productName: 'Calzone', kind: 'unavailable' },
      { productName: 'Old soup', kind: 'removed' },
      { productName: 'Diavola', kind: 'option_required', optionLabel: 'Size' },
      { productName: 'Maki', kind: 'removed' },
    ]);
    expect(changes.map(({ signature }: { signature: string }) => signature)).toEqual(
      sent.map((line) => lineSignature(line.productId, line.selectedOptions)),
    );
    expect(items).toMatchObject([
      { name: 'Lemonade', price: 3.25, itemSubtotal: 3.25 },
      { name: 'Margherita', selectedOptions: [{ valueLabel: 'Regular' }], itemSubtotal: 10 },
    ]);
  });

  it('notices an adjustment that changed', async () => {
    const line = cartItem('margherita', ['size/large']);
    const selectedOptions = [{ ...line.selectedOptions[0], priceAdjustment: 2 }];
    const { changes } = await validate([{ ...line, selectedOptions }]);
    expect(changes).toMatchObject([{ kind: 'price_changed', oldPrice: 12, newPrice: 13 }]);
  });

  it('tells of any price that a browser kept, and of a line that comes to more than one order may', async () => {
    const line = cartItem('margherita', ['size/large']);
    const selectedOptions = [{ ...line.selectedOptions[0], priceAdjustment: 1_000_000 }];
    const { changes } = await validate([{ ...line, price: 1_000_000, selectedOptions }]);
    expect(changes).toMatchObject([{ kind: 'price_changed', oldPrice: 2_000_000, newPrice: 13 }]);

    const { db } = app.services;
    const setPrice = (price: number) =>
      db.updateTable('products').set({ price }).where('id', '=', productId('lemonade')).execute();
    await setPrice(100_000_00);
    const { items } = await validate([cartItem('lemonade', [], 99)]);
    await setPrice(3_25);
    expect(items).toMatchObject([{ price: 100_000, itemSubtotal: 9_900_000 }]);
  });

  it('takes lines without names and figures', async () => {
    const selectedOptions = [{ optionId: groupId('size'), valueId: valueId('size', 'small') }];
    const { items, changes } = await validate([{ productId: productId('margherita'), quantity: 1, selectedOptions }]);
    expect(changes).toEqual([]);
    expect(items).toMatchObject([
      { itemSubtotal: 8.5, selectedOptions: [{ optionName: 'Size', valueLabel: 'Small' }] },
    ]);
  });

  it('takes an empty cart, and refuses one of another restaurant', async () => {
    expect(await validate([])).toEqual({ items: [], changes: [] });
    const body = { restaurantId: importIds('sushi-bar').restaurant, items: [] };
    const answer = await app.call({ method: 'POST', url: '/cart/validate', body });
    expect([answer.status, answer.body.code]).toEqual([409, 'wrong_restaurant']);
  });
});
