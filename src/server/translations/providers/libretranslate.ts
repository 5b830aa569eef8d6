import { z } from 'zod';
import { askTranslator } from './ask-translator.ts';
import type { TranslationProvider } from './provider.ts';

const answer = z.object({ translatedText: z.string().min(1) });

/**
 * LibreTranslate: `POST /translate`. Its language codes are the same as ours. `url` is the server's address; `key` undefined: the
 * server needs none.
 */
export function libreTranslate({ url, key }: { url: string; key: string | undefined }): TranslationProvider {
  const engine = 'libretranslate';
  return {
    engine,
    canDetect: true,
    translate: async ({ text, source, target }) => {
      const { translatedText } = await askTranslator({
        engine,
        url: `${url}/translate`,
        body: { q: text, source: source ?? 'auto', target, format: 'text', ...(key !== undefined && { api_key: key }) },
        answer,
      });
      return translatedText;
    },
  };
}
