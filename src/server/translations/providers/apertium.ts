import { z } from 'zod';
import type { Language } from '../../../domain/languages.ts';
import { askTranslator } from './ask-translator.ts';
import { ProviderError, type TranslationProvider } from './provider.ts';

const answer = z.object({ responseData: z.object({ translatedText: z.string().min(1) }) });

const ISO_639_3: Partial<Record<Language, string>> = {
  en: 'eng',
  pt: 'por',
  es: 'spa',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
  zh: 'zho',
  ja: 'jpn',
};
/** Apertium takes the short code, too, but lists its pairs by the long one. */
const code = (language: Language) => ISO_639_3[language] ?? language;

/** Apertium's server (APY). It supports the language pairs that are installed there and cannot detect languages. */
export function apertium({ url }: { url: string }): TranslationProvider {
  const engine = 'apertium';
  return {
    engine,
    canDetect: false,
    translate: async ({ text, source, target }) => {
      if (source === null) throw new ProviderError(engine, 'request', 'the language of the text is not known');
      const { responseData } = await askTranslator({
        engine,
        url: `${url}/translate`,
        body: new URLSearchParams({
          langpair: `${code(source)}|${code(target)}`,
          q: text,
          // Otherwise it marks each unknown word with an asterisk.
          markUnknown: 'no',
        }),
        answer,
      });
      return responseData.translatedText;
    },
  };
}
