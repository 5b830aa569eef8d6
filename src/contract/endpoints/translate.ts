import { translateAnswer, translateInput } from '../translations.ts';
import { endpoint } from './endpoint.ts';

export const translate = endpoint('POST', '/translate', {
  perMinute: 60,
  summary: 'Translate a text of the restaurant',
  tag: 'translations',
  body: translateInput,
  answer: translateAnswer,
  refusals: ['translation_unavailable'],
});
