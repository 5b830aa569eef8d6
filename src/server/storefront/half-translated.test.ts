import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { importIds } from '../import/import-ids.ts';
import { importRestaurant } from '../import/import-restaurant.ts';

const id = importIds('trattoria').of('product', 'margherita');

describe.each(dialects)('a text without a translation, on %s', (dialect) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    const { products, categories, optionGroups = [], ...file } = trattoria.file;
    const halves = {
      ...file,
      categories: categories.map((each, place) =>
        place === 0
          ? { ...each, name: { en: 'Pizzas', fr: 'Les pizzas' }, description: { en: 'All with nuts' } }
          : each,
      ),
      products: products.map((each) =>
        each.key === 'margherita'
          ? { ...each, name: { en: 'Margherita', fr: 'La Margherita' }, description: { en: 'with basil' } }
          : each,
      ),
      optionGroups: optionGroups.map((each) =>
        each.key === 'size'
          ? {
              ...each,
              name: { en: 'Size', fr: 'Taille' },
              values: each.values.map((value) => ({ ...value, label: { en: `${value.key} one` } })),
            }
          : each,
      ),
    };
    await importRestaurant(app.services, { file: halves, baseDir: null });
  });
  afterAll(() => app.close());

  const read = async (url: string) => (await app.call({ url, headers: { 'accept-language': 'fr' } })).body;

  it('is shown in its own language, and the others of the record in the one that was asked for', async () => {
    const { product } = await read(`/products/${id}`);
    expect(product).toMatchObject({
      ...{ name: 'La Margherita', lang: 'fr', description: 'with basil', langs: { description: 'en' } },
    });
    const size = product.options[0];
    expect([size.name, size.lang]).toEqual(['Taille', undefined]);
    expect(size.values[0]).toMatchObject({ label: 'small one', lang: 'en' });
    const [first] = (await read('/categories')).categories;
    expect(first).toMatchObject({ name: 'Les pizzas', lang: 'fr' });
    expect(first).toMatchObject({ description: 'All with nuts', langs: { description: 'en' } });
  });

  it('names no other language where all is translated, or nothing is', async () => {
    const { products } = (await app.call({ url: '/products' })).body;
    expect(products.filter(({ langs }: { langs?: object }) => langs)).toEqual([]);
  });
});
