import { z } from 'zod';
import type { Language } from '../../../domain/languages.ts';
import { askTranslator } from './ask-translator.ts';
import type { TranslationProvider } from './provider.ts';

const answer = z.object({ translations: z.tuple([z.object({ text: z.string().min(1) })]) });

/** DeepL's codes for target languages with varieties. As source languages they have one code. */
const VARIETIES: Partial<Record<Language, string>> = { en: 'EN-GB', pt: 'PT-PT', zh: 'ZH-HANS' };

/** DeepL API, version 2. Keys of free accounts end in ":fx" and use another address. */
export function deepl({ url, key }: { url: string | undefined; key: string }): TranslationProvider {
  const engine = 'deepl';
  const base = url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');
  return {
    engine,
    canDetect: true,
    translate: async ({ text, source, target }) => {
      const { translations } = await askTranslator({
        engine,
        url: `${base}/v2/translate`,
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        body: {
          text: [text],
          target_lang: VARIETIES[target] ?? target.toUpperCase(),
          ...(source !== null && { source_lang: source.toUpperCase() }),
        },
        answer,
      });
      return translations[0].text;
    },
  };
}
