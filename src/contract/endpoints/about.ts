import { staffAboutAnswer, staffAboutChange } from '../staff/staff-about.ts';
import { endpoint } from './endpoint.ts';
import { CARRIES_RECORD } from './texts.ts';

export const getAbout = endpoint('GET', '/staff/about', {
  needs: 'settings',
  summary: 'Get the restaurant’s About texts in every language',
  answer: staffAboutAnswer,
});

export const changeAbout = endpoint('PUT', '/staff/about', {
  needs: 'settings',
  summary: 'Replace the restaurant’s About texts',
  description: CARRIES_RECORD,
  body: staffAboutChange,
  answer: staffAboutAnswer,
  refusals: ['menu_changed', 'own_language_missing', 'picture_not_here'],
});
