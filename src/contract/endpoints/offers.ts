import { highlightsAnswer } from '../highlights.ts';
import { promotionsAnswer, promotionsQuery } from '../promotions.ts';
import { endpoint } from './endpoint.ts';

export const listHighlights = endpoint('GET', '/highlights/public', {
  summary: 'List the hero slides, in order',
  tag: 'highlights',
  answer: highlightsAnswer,
  isRevalidated: true,
});

export const listPromotions = endpoint('GET', '/promotions/public', {
  summary: 'List the promotions shown on the site',
  tag: 'promotions',
  query: promotionsQuery,
  answer: promotionsAnswer,
  isRevalidated: true,
});
