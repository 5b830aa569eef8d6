import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { KEY, type ProviderServer, startProviderServer } from '../../../tests/support/translation-servers.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { ALLERGENS, DIETARY_LABELS } from '../../domain/menu/food-labels.ts';
import { importIds } from '../import/import-ids.ts';
import { foodLabel } from '../texts/food-label-texts.ts';

/** Every allergen and diet, by its words in a language. */
const labels: ((language: Language) => string)[] = [
  ...ALLERGENS.map((name) => (language: Language) => foodLabel(name, language)),
  ...DIETARY_LABELS.map((name) => (language: Language) => foodLabel(name, language)),
];

describe.each(dialects)('the names of allergens and diets on %s', (dialect) => {
  let test: TestApp;
  let provider: ProviderServer;
  beforeAll(async () => {
    provider = await startProviderServer('deepl');
    test = await startTestApp(dialect, {
      TRANSLATION_PROVIDER: 'deepl',
      TRANSLATION_URL: provider.url,
      TRANSLATION_KEY: KEY,
    });
    // Published, so that nothing but the dictionary keeps them from the machine.
    const published = LANGUAGES.flatMap((from) => labels.map((label) => label(from)));
    await test.services.db
      .insertInto('texts')
      .values(
        [...published, 'milk', ' EGGS', 'Milk, Eggs / Fish'].map((text, i) => ({
          restaurant_id: importIds('trattoria').restaurant,
          lang: 'en',
          subject: 'option_value',
          subject_id: `label-${i}`,
          field: 'label',
          text,
          provenance: 'authored',
          engine: null,
          updated_at: 0,
        })),
      )
      .execute();
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  const translate = async (text: string, targetLanguage: Language): Promise<string> => {
    const answer = await test.call({ method: 'POST', url: '/translate', body: { text, targetLanguage } });
    return answer.body.data.translatedText;
  };

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'come from the reviewed dictionary in %s, whatever language they are in, and never from a machine',
    async (target) => {
      for (const label of labels) {
        for (const from of LANGUAGES) expect(await translate(label(from), target)).toBe(label(target));
      }
      expect(provider.calls).toHaveLength(0);
    },
  );

  it('come from it in any spelling, and as a list', async () => {
    expect(await translate('MILK', 'fr')).toBe('Lait');
    expect(await translate(' eggs', 'de')).toBe('Eier');
    expect(await translate('Milk, Eggs / Fish', 'it')).toBe('Latte, Uova / Pesce');
    expect(provider.calls).toHaveLength(0);
  });
});
