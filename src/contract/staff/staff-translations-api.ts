import type { Language } from '../../domain/languages.ts';
import type { ApiRequest, Transport } from '../transport.ts';
import type {
  TranslationSuggestions,
  Translations,
  TranslationsChange,
  TranslationsChanged,
} from './staff-translations.ts';

type Conditions = Pick<ApiRequest, 'signal' | 'quiet'>;

/** The calls of the translation desk. */
export function translationCalls(transport: Transport) {
  const path = '/staff/translations';
  return {
    read: (targetLanguage: Language, more: Conditions = {}) =>
      transport<{ data: Translations }>({ method: 'GET', path, query: { targetLanguage }, ...more }),
    change: (body: TranslationsChange, more: Conditions = {}) =>
      transport<{ data: TranslationsChanged }>({ method: 'PUT', path, body, ...more }),
    suggest: (targetLanguage: Language, more: Conditions = {}) =>
      transport<{ data: TranslationSuggestions }>({
        ...{ method: 'POST', path: `${path}/suggestions`, body: { targetLanguage } },
        ...more,
      }),
  };
}
