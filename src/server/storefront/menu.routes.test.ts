import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { categoriesAnswer, type Product, productAnswer, productsAnswer } from '../../contract/menu.ts';

describe.each(dialects)('the menu on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const namesAt = async (url: string, host?: string) =>
    (await test.call({ url, ...(host && { host }) })).body.products.map(({ name }: Product) => name);

  it('lists the active categories in menu order', async () => {
    const { body } = await test.call({ url: '/categories' });
    expect(categoriesAnswer.parse(body)).toEqual(body);
    expect(body.categories.map(({ name }: { name: string }) => name)).toEqual(['Pizzas', 'Pasta', 'Drinks']);
  });

  it('lists the restaurant’s own products in menu order, as the contract says', async () => {
    const { body } = await test.call({ url: '/products?isActive=true&limit=200' });
    expect(productsAnswer.parse(body)).toEqual(body);
    expect(await namesAt('/products')).toEqual([
      'Margherita',
      'Diavola',
      'Pasta trio',
      'Tiramisù',
      'Lemonade',
      'Calzone',
    ]);
    expect(body.products[0]).toMatchObject({ price: 10, isFeatured: true, isAvailable: true, isActive: true });
    expect(body.products[5]).toMatchObject({ isAvailable: false, isActive: true });
    expect(await namesAt('/products', SUSHI)).toEqual(['Maki', 'Miso']);
  });

  it('filters by category and activity, and cuts off at the limit', async () => {
    const { categories } = (await test.call({ url: '/categories' })).body;
    const pizza = categories[0]._id;
    expect(await namesAt(`/products?categoryId=${pizza}&isActive=true`)).toEqual(['Margherita', 'Diavola', 'Calzone']);
    expect(await namesAt('/products?limit=2')).toEqual(['Margherita', 'Diavola']);
    expect(await namesAt('/products?isActive=false')).toEqual([]);
    expect(await namesAt('/products?categoryId=none')).toEqual([]);
    expect((await test.call({ url: '/products?limit=201' })).status).toBe(400);
  });

  it('lists a longer menu by pages, each naming the next one', async () => {
    const { body } = await test.call({ url: '/products?isActive=true&limit=4' });
    expect(body.nextPage).toBe(2);
    const last = await test.call({ url: '/products?isActive=true&limit=4&page=2' });
    expect(productsAnswer.parse(last.body)).toEqual(last.body);
    expect(last.body.products.map(({ name }: Product) => name)).toEqual(['Lemonade', 'Calzone']);
    expect(last.body).not.toHaveProperty('nextPage');
    expect(await namesAt('/products?limit=4&page=3')).toEqual([]);
    expect((await test.call({ url: '/products?page=0' })).status).toBe(400);
  });

  it('shows a product, and none that is missing or another restaurant’s', async () => {
    const { products } = (await test.call({ url: '/products' })).body;
    const { body } = await test.call({ url: `/products/${products[0]._id}` });
    expect(productAnswer.parse(body)).toEqual({ product: products[0] });
    const foreign = await test.call({ url: `/products/${products[0]._id}`, host: SUSHI });
    const missing = await test.call({ url: '/products/missing', host: SUSHI });
    for (const answer of [foreign, missing]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'product_unknown' } });
    }
    expect((await test.call({ url: '/products/%20' })).body).toMatchObject({ status: 404, code: 'not_found' });
  });
});
