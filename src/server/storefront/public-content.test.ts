import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedSource } from '../../../tests/generate/generated-menu.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { importIds } from '../import/import-ids.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { type CacheShares, cacheShares } from '../platform/cache/cache-shares.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createServices } from '../wire.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import { createPublicContent } from './public-content.ts';

const ids = importIds('trattoria');

describe.each(dialects)('public content on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  it('is in the language asked for, and says so', async () => {
    const { restaurant, products } = await test.services.content.of(ids.restaurant, 'pt');
    expect(restaurant).toMatchObject({ lang: 'pt', contentLanguage: 'en' });
    expect(restaurant.deliverySettings.deliveryTime).toBe('30-45 minutos');
    expect(restaurant.aboutContent?.teaser?.mainHeadline).toBe('Um forno');
    expect(products[0]).toMatchObject({
      lang: 'pt',
      description: 'Tomate, mozzarella, manjericão.',
      categories: [{ name: 'Pizas' }],
      allergens: ['Cereais que contêm glúten', 'Leite'],
      allergenCodes: ['gluten', 'milk'],
      dietaryLabels: ['Vegetariano'],
    });
    expect(products[0]?.options[0]?.values[2]).toMatchObject({ label: 'Grande', priceAdjustment: 3 });
  });

  it('is in the restaurant’s own language where it lacks the other, thing by thing', async () => {
    const inPortuguese = await test.services.content.of(ids.restaurant, 'pt');
    const tiramisu = inPortuguese.productsById.get(ids.of('product', 'tiramisu'));
    expect(tiramisu).toMatchObject({ lang: 'pt', langs: { description: 'en' }, description: 'Coffee and mascarpone.' });
    const inJapanese = await test.services.content.of(ids.restaurant, 'ja');
    expect(inJapanese.restaurant).toMatchObject({ lang: 'en' });
    // Labels of food are the platform's own, in every language.
    expect(inJapanese.products[0]).toMatchObject({
      langs: { description: 'en' },
      allergens: ['グルテンを含む穀物', '乳'],
    });
  });

  /** Content of a cache of its own, and how many queries a restaurant's takes. */
  function counted(shares: Pick<CacheShares, 'content' | 'answers'>) {
    let count = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count++;
        return result;
      },
    };
    const content = createPublicContent(test.services.db.withPlugin(counting), shares);
    const queries = async (slug: string) => {
      count = 0;
      await Promise.all([1, 2, 3].map(() => content.of(importIds(slug).restaurant, 'en')));
      return count;
    };
    return { content, queries };
  }

  it('is forgotten where its share of memory is full, also by those who watch', async () => {
    const { content, queries } = counted({ content: 1, answers: 1 });
    const trattoriaIs = () => content.watch(ids.restaurant, 'en');
    /** What somebody sees who watches, once it was looked whether it has changed, which counts for half a second. */
    const seen = (watched: () => ContentSnapshot | null) =>
      expect.poll(async () => {
        await content.of(ids.restaurant, 'en');
        return watched()?.restaurant.name;
      });
    expect(await queries('trattoria')).toBeGreaterThan(1);
    const watching = trattoriaIs();
    await seen(watching).toBe('Trattoria Test');
    expect(await queries('sushi-bar')).toBeGreaterThan(1);
    expect([watching(), trattoriaIs()()]).toEqual([null, null]);
    expect(await queries('trattoria')).toBeGreaterThan(1);
    await seen(trattoriaIs()).toBe('Trattoria Test');
  });

  it('takes the same number of queries for 6 products as for 200, and at most one when it is known', async () => {
    await importRestaurant(test.services, { ...generatedSource({ slug: 'big', products: 200, hasPictures: false }) });
    const { content, queries } = counted(cacheShares(100));
    await content.of(importIds('sushi-bar').restaurant, 'en');
    const small = await queries('trattoria');
    expect(small).toBeLessThanOrEqual(15);
    expect(await queries('big')).toBe(small);
    // Whether it has changed is looked up twice a second.
    expect(await queries('big')).toBeLessThanOrEqual(1);
  });

  it('changes at once here, and within a second for another process', async () => {
    const other = openDatabase({ dataDir: test.services.config.DATA_DIR, databaseUrl: test.databaseUrl });
    const elsewhere = createServices(test.services.config, other);
    const name = async ({ content }: Pick<typeof elsewhere, 'content'>) =>
      (await content.of(ids.restaurant, 'en')).restaurant.name;
    try {
      expect(await name(elsewhere)).toBe('Trattoria Test');
      await importRestaurant(test.services, { file: { ...trattoria.file, name: 'Trattoria Nuova' }, baseDir: null });
      expect(await name(test.services)).toBe('Trattoria Nuova');
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(await name(elsewhere)).toBe('Trattoria Nuova');
    } finally {
      await other.db.destroy();
      await importRestaurant(test.services, trattoria);
    }
  });
});
