import {
  translationSuggestions,
  translationSuggestionsInput,
  translationsAnswer,
  translationsChange,
  translationsChanged,
  translationsQuery,
} from '../staff/staff-translations.ts';
import { endpoint } from './endpoint.ts';

export const getTranslations = endpoint('GET', '/staff/translations', {
  needs: 'menu',
  scope: 'menu:read',
  summary: 'Get every text of the restaurant beside its translation, and how far each language is',
  query: translationsQuery,
  answer: translationsAnswer,
});

export const changeTranslations = endpoint('PUT', '/staff/translations', {
  needs: 'menu',
  scope: 'menu:write',
  summary: 'Save translations',
  description: 'Texts that somebody else has changed meanwhile are left alone, and come back as they are.',
  body: translationsChange,
  answer: translationsChanged,
});

export const suggestTranslations = endpoint('POST', '/staff/translations/suggestions', {
  needs: 'menu',
  perMinute: 60,
  summary: 'Suggest the next translations that a language lacks, without saving them',
  body: translationSuggestionsInput,
  answer: translationSuggestions,
});
