import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { KEY, type ProviderServer, startProviderServer } from '../../../tests/support/translation-servers.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { importIds } from '../import/import-ids.ts';
import { importRestaurant } from '../import/import-restaurant.ts';

const ids = importIds('trattoria');

/** What is done at once; only imports wait for each other, because the last one counts. */
type Step = { do: 'visit' | 'ask' | 'hold' | 'release' } | { do: 'write'; en: string; pt: string | null };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      { do: 'visit' },
      { do: 'visit' },
      { do: 'ask' },
      { do: 'hold' },
      { do: 'release' },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      en: fc.constantFrom('Coffee.', 'More coffee.', 'No coffee.'),
      pt: fc.constantFrom(null, null, 'Café.', 'Mais café.'),
    }),
  },
);

describe.each(dialects)('what a restaurant writes on %s', (dialect) => {
  let test: TestApp;
  let provider: ProviderServer;
  beforeAll(async () => {
    provider = await startProviderServer('libretranslate');
    test = await startTestApp(dialect, {
      TRANSLATION_PROVIDER: 'libretranslate',
      TRANSLATION_URL: provider.url,
      TRANSLATION_KEY: KEY,
      TRANSLATION_DAILY_CHARACTERS: '1000000',
    });
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  const tiramisu = async () => {
    const url = `/products/${ids.of('product', 'tiramisu')}`;
    return (await test.call({ url, headers: { 'accept-language': 'pt' } })).body.product;
  };
  const ask = async (text: string): Promise<string> => {
    const body = { text, targetLanguage: 'pt' };
    const answer = await test.call({ method: 'POST', url: '/translate', body });
    return answer.body.data?.translatedText;
  };
  const write = (en: string, pt: string | null) => {
    const description = pt === null ? { en } : { en, pt };
    const products = trattoria.file.products.map((product) =>
      product.key === 'tiramisu' ? { ...product, description } : product,
    );
    return importRestaurant(test.services, { ...trattoria, file: { ...trattoria.file, products } });
  };

  let run = 0;

  it('wins over a machine in whatever order both write, and no machine’s text outlives its original', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        run++;
        // Words that no run before left in the memory.
        const last = { en: `Tea ${run}.`, pt: null as string | null };
        let release = () => {};
        const underWay: Promise<unknown>[] = [];
        await write(last.en, last.pt);
        for (const now of steps) {
          // Answered at once; the translation that it sets off goes on.
          if (now.do === 'visit') await tiramisu();
          if (now.do === 'ask') underWay.push(ask(last.en));
          if (now.do === 'hold' || now.do === 'release') release();
          if (now.do === 'hold') release = provider.hold();
          if (now.do !== 'write') continue;
          last.en = `${now.en} ${run}`;
          last.pt = now.pt;
          await write(last.en, last.pt);
        }
        release();
        await Promise.all(underWay);
        const expected = last.pt ?? `${last.en} [en>pt]`;
        await vi.waitFor(async () => expect(await tiramisu()).not.toHaveProperty('langs'), { timeout: 10_000 });
        const shown = await tiramisu();
        expect(shown.description).toBe(expected);
        expect(shown.originals).toEqual(last.pt === null ? { description: last.en } : undefined);
        expect(await ask(last.en)).toBe(expected);
      }),
      { numRuns: 20, seed: 13 },
    );
  }, 120_000);
});
