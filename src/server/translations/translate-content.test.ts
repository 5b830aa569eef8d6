import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { KEY, type ProviderServer, startProviderServer } from '../../../tests/support/translation-servers.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import type { Language } from '../../domain/languages.ts';
import { importIds } from '../import/import-ids.ts';
import { importRestaurant, type RestaurantSource } from '../import/import-restaurant.ts';

const ids = importIds('trattoria');
const AGAIN_AFTER_MS = 15 * 60_000;
const PATIENCE = { timeout: 20_000 };

describe.each(dialects)('content in a language that its restaurant does not write, on %s', (dialect) => {
  let test: TestApp;
  let provider: ProviderServer;
  const start = async (env: Record<string, string> = {}) => {
    test = await startTestApp(dialect, {
      TRANSLATION_PROVIDER: 'google',
      TRANSLATION_URL: provider.url,
      TRANSLATION_KEY: KEY,
      ...env,
    });
  };
  beforeEach(async () => {
    provider = await startProviderServer('google');
  });
  afterEach(async () => {
    await test.close();
    await provider.close();
  });

  const get = async (url: string, language: string) => {
    const { body } = await test.call({ url, headers: { 'accept-language': language } });
    return body;
  };
  const dish = async (key: string, language: string) =>
    (await get(`/products/${ids.of('product', key)}`, language)).product;
  const restaurant = async (language: string) => (await get('/restaurants/public/trattoria', language)).data.restaurant;
  /** Asks as visitors do, until everything is there. */
  const translated = (language: Language) =>
    vi.waitFor(async () => {
      await get('/products', language);
      const { isIncomplete } = await test.services.content.of(ids.restaurant, language);
      expect(isIncomplete).toBe(false);
    }, PATIENCE);
  /** Characters of the day's limit that are reserved or used. */
  const reserved = async () => {
    const { db } = test.services;
    return (await db.selectFrom('translation_usage').select('characters').executeTakeFirstOrThrow()).characters;
  };
  const texts = (lang: Language) =>
    test.services.db
      .selectFrom('texts')
      .selectAll()
      .where('restaurant_id', '=', ids.restaurant)
      .where('lang', '=', lang)
      .execute();

  it('is the restaurant’s own at first, and translated for the next visitor, with the original beside it', async () => {
    await start();
    expect(await dish('tiramisu', 'de')).toMatchObject({
      langs: { description: 'en' },
      description: 'Coffee and mascarpone.',
    });
    await translated('de');
    expect(await dish('tiramisu', 'de')).toMatchObject({
      lang: 'de',
      description: 'Coffee and mascarpone. [en>de]',
      originals: { description: 'Coffee and mascarpone.' },
      allergens: ['Glutenhaltiges Getreide', 'Milch', 'Eier'],
    });
    expect((await dish('margherita', 'de')).options[0]).toMatchObject({
      name: 'Size [en>de]',
      originals: { name: 'Size' },
      values: [{ label: 'Small [en>de]', originals: { label: 'Small' } }, {}, {}],
    });
    expect((await get('/categories', 'de')).categories[0]).toMatchObject({ originals: { name: 'Pizzas' } });
    expect((await get('/promotions/public', 'de')).data.promotions[0]).toMatchObject({
      originals: { name: '10% off', description: 'On every order.' },
    });
    expect(await restaurant('de')).toMatchObject({
      lang: 'de',
      name: 'Trattoria Test',
      originals: {
        'aboutContent.teaser.mainHeadline': 'One oven',
        'aboutContent.fullPage.coreValues.0': 'Patience',
      },
    });
    const [made] = (await texts('de')).filter(({ text }) => text === 'One oven [en>de]');
    expect(made).toMatchObject({ provenance: 'machine', engine: 'google', updated_at: NOON });
  });

  it('keeps what people wrote, without an original beside it', async () => {
    await start();
    await translated('pt');
    const margherita = await dish('margherita', 'pt');
    expect(margherita).toMatchObject({ lang: 'pt', description: 'Tomate, mozzarella, manjericão.' });
    expect(margherita).not.toHaveProperty('originals');
    expect(await dish('tiramisu', 'pt')).toMatchObject({ originals: { description: 'Coffee and mascarpone.' } });
    expect(provider.calls).toHaveLength(1);
  });

  it('never waits for a machine', async () => {
    await start();
    provider.misbehave('hang');
    expect(await dish('tiramisu', 'pt')).toMatchObject({ langs: { description: 'en' } });
    await vi.waitFor(() => expect(provider.calls).toHaveLength(1), PATIENCE);
    expect(await dish('tiramisu', 'pt')).toMatchObject({ langs: { description: 'en' } });
    expect(provider.calls).toHaveLength(1);
  });

  it('sends neither names of people nor reviews nor allergens', async () => {
    await start();
    await translated('ja');
    const sent = provider.calls.map(({ body }) => JSON.parse(body).q as string);
    expect(sent).toContain('Patience');
    for (const kept of [
      'The best crust in town.',
      'Thank you!',
      'Ann Baker',
      'Bea Rossi',
      'Milk',
      'Eggs',
      'Vegetarian',
    ]) {
      expect(sent.filter((text) => text.includes(kept))).toEqual([]);
    }
  });

  it('stops at the daily ceiling with what it has, and goes on another day', async () => {
    await start({ TRANSLATION_DAILY_CHARACTERS: '100' });
    await get('/products', 'de');
    await vi.waitFor(async () => expect((await texts('de')).length).toBeGreaterThan(15), PATIENCE);
    const before = (await texts('de')).filter(({ provenance }) => provenance === 'machine').length;
    test.setNow(NOON + 24 * 60 * 60_000);
    await vi.waitFor(async () => {
      await get('/products', 'de');
      const after = (await texts('de')).filter(({ provenance }) => provenance === 'machine').length;
      expect(after).toBeGreaterThan(before);
    }, PATIENCE);
  });

  it('is tried again a while after the provider failed', async () => {
    await start();
    provider.misbehave({ status: 503, body: '' });
    await dish('tiramisu', 'pt');
    await vi.waitFor(() => expect(provider.calls).toHaveLength(1), PATIENCE);
    // Then the failure is known, and counts from now.
    await vi.waitFor(async () => expect(await reserved()).toBe(0), PATIENCE);
    provider.misbehave(null);
    await dish('tiramisu', 'pt');
    test.setNow(NOON + AGAIN_AFTER_MS);
    await translated('pt');
    expect(provider.calls).toHaveLength(2);
  });

  it.each([
    [{ en: 'Only coffee.' }, 'Only coffee. [en>pt]'],
    [{ en: 'Coffee and mascarpone.', pt: 'Café.' }, 'Café.'],
  ])('gives way to %j, written while the machine was at work', async (description, expected) => {
    await start();
    const release = provider.hold();
    await dish('tiramisu', 'pt');
    await vi.waitFor(() => expect(provider.calls).toHaveLength(1), PATIENCE);
    await importRestaurant(test.services, withTiramisu(description));
    release();
    await translated('pt');
    expect(await dish('tiramisu', 'pt')).toMatchObject({ description: expected });
  });

  it('gives way to what the restaurant writes later, and comes from memory after the next import', async () => {
    await start();
    await translated('pt');
    await importRestaurant(test.services, withTiramisu({ en: 'Coffee and mascarpone.', pt: 'Café e mascarpone.' }));
    const authored = await dish('tiramisu', 'pt');
    expect(authored).toMatchObject({ lang: 'pt', description: 'Café e mascarpone.' });
    expect(authored).not.toHaveProperty('originals');
    await importRestaurant(test.services, trattoria);
    await translated('pt');
    expect(await dish('tiramisu', 'pt')).toMatchObject({ description: 'Coffee and mascarpone. [en>pt]' });
    expect(provider.calls).toHaveLength(1);
  });
});

/** The trattoria with other words for the tiramisù. */
function withTiramisu(description: { en: string; pt?: string }): RestaurantSource {
  const products = trattoria.file.products.map((product) =>
    product.key === 'tiramisu' ? { ...product, description } : product,
  );
  return { ...trattoria, file: { ...trattoria.file, products } };
}
