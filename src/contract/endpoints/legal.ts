import { legalTextsAnswer } from '../legal.ts';
import { staffLegalAnswer, staffLegalChange } from '../staff/staff-legal.ts';
import { endpoint } from './endpoint.ts';
import { CARRIES_RECORD } from './texts.ts';

export const getLegalTexts = endpoint('GET', '/legal', {
  summary: 'Get the legal texts that the restaurant has written itself',
  tag: 'restaurants',
  answer: legalTextsAnswer,
  isRevalidated: true,
});

export const getLegal = endpoint('GET', '/staff/legal', {
  needs: 'settings',
  summary: 'Get what the restaurant says of itself by law',
  answer: staffLegalAnswer,
});

export const changeLegal = endpoint('PUT', '/staff/legal', {
  needs: 'settings',
  summary: 'Replace what the restaurant says of itself by law',
  description: `Customers accept the edition of their day. ${CARRIES_RECORD}`,
  body: staffLegalChange,
  answer: staffLegalAnswer,
  refusals: ['menu_changed'],
});
