import { z } from 'zod';
import type { Language } from '../../../domain/languages.ts';
import { askTranslator } from './ask-translator.ts';
import { decodeEntities } from './decode-entities.ts';
import type { TranslationProvider } from './provider.ts';

const answer = z.object({
  data: z.object({ translations: z.tuple([z.object({ translatedText: z.string().min(1) })]) }),
});

/** Google Cloud Translation, Basic (version 2). The key is sent in a header, so that no logged address contains it. */
export function google({ url, key }: { url: string | undefined; key: string }): TranslationProvider {
  const engine = 'google';
  return {
    engine,
    canDetect: true,
    translate: async ({ text, source, target }) => {
      const { data } = await askTranslator({
        engine,
        url: `${url ?? 'https://translation.googleapis.com'}/language/translate/v2`,
        headers: { 'x-goog-api-key': key },
        body: { q: text, target: codeOf(target), format: 'text', ...(source !== null && { source: codeOf(source) }) },
        answer,
        failureOf,
      });
      return decodeEntities(data.translations[0].translatedText, text);
    },
  };
}

function codeOf(language: Language): string {
  return language === 'zh' ? 'zh-CN' : language;
}

/** A wrong key gives 400; a 403 may also mean a limit, which only the reason in the body tells. */
function failureOf(status: number, body: string): 'key' | 'busy' | 'quota' | undefined {
  if (status === 400 && body.includes('API_KEY_INVALID')) return 'key';
  if (status !== 403) return undefined;
  if (/userRateLimitExceeded|rateLimitExceeded/.test(body)) return 'busy';
  return /dailyLimitExceeded|quotaExceeded/.test(body) ? 'quota' : 'key';
}
