import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { importIds } from '../import/import-ids.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import type { RestaurantFile } from '../import/restaurant-file.ts';

const id = importIds('trattoria').of('product', 'margherita');

describe.each(dialects)('a text that is the same in all languages on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
  });
  beforeEach(async () => {
    owner = await hire(app, 'Owner');
  });
  afterAll(() => app.close());

  const load = (words: Partial<RestaurantFile['products'][number]>) => {
    const products = trattoria.file.products.map((each) => (each.key === 'margherita' ? { ...each, ...words } : each));
    return importRestaurant(app.services, { file: { ...trattoria.file, products }, baseDir: null });
  };
  const shown = async (language: string) => {
    const headers = { 'accept-language': language };
    const { name, description, lang, langs } = (await app.call({ url: `/products/${id}`, headers })).body.product;
    return { name, description, lang: langs?.description ?? lang };
  };
  const edit = async (change: (dish: Record<string, unknown>) => object) => {
    const url = `/staff/products/${id}`;
    const { product } = (await app.call({ url, token: owner })).body.data;
    const textOf = (text: Record<string, { text: string }>) =>
      Object.fromEntries(Object.entries(text).map(([lang, each]) => [lang, each.text]));
    const { version: expectedVersion, picture, categoryIds, optionGroupIds, price } = product;
    const { allergens, dietary, isFeatured, isActive } = product;
    const texts = { name: textOf(product.name), description: textOf(product.description) };
    const same = { price, categoryIds, optionGroupIds, pictureId: picture?._id ?? null, ...texts };
    const labels = { allergens, dietary, isFeatured, isActive };
    const body = { ...same, ...labels, expectedVersion, ...change(texts) };
    const answer = await app.call({ method: 'PUT', url, token: owner, body });
    expect(answer.status).toBe(200);
  };

  it('is kept in the restaurant’s own language, and marked so', async () => {
    await load({ name: 'Salami', description: 'mit Rindersalami' });
    expect(await shown('fr')).toEqual({ name: 'Salami', description: 'mit Rindersalami', lang: 'en' });
    await edit(({ description }) => ({ description: { ...(description as object), en: 'mit Putensalami' } }));
    expect(await shown('fr')).toEqual({ name: 'Salami', description: 'mit Putensalami', lang: 'en' });
  });

  it('is a proper name beside texts that are translated, and follows as one', async () => {
    await load({ name: 'Salami', description: { en: 'spicy', fr: 'épicée' } });
    expect(await shown('fr')).toEqual({ name: 'Salami', description: 'épicée', lang: 'fr' });
    await edit(({ name }) => ({ name: { ...(name as object), en: 'Salami DOC' } }));
    expect(await shown('fr')).toEqual({ name: 'Salami DOC', description: 'épicée', lang: 'fr' });
  });

  it('follows where it was stored as eight texts', async () => {
    const copies = { en: 'mit Rindersalami', fr: 'mit Rindersalami', ja: 'mit Rindersalami' };
    await load({ name: { en: 'Salami', fr: 'Salami', ja: 'Salami' }, description: copies });
    await edit(() => ({ description: { ...copies, en: 'mit Putensalami', ja: '七面鳥' } }));
    expect(await shown('fr')).toEqual({ name: 'Salami', description: 'mit Putensalami', lang: 'en' });
    expect(await shown('ja')).toEqual({ name: 'Salami', description: '七面鳥', lang: 'ja' });
  });
});
