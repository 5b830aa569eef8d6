import { guestTextsAnswer, guestTextsInput } from '../staff/staff-guest-texts.ts';
import { endpoint } from './endpoint.ts';

export const getGuestTexts = endpoint('GET', '/staff/guest-texts', {
  needs: 'alarms',
  summary: 'Get whether customers may have themselves texted',
  answer: guestTextsAnswer,
});

export const setGuestTexts = endpoint('PUT', '/staff/guest-texts', {
  needs: 'alarms',
  summary: 'Say whether customers may have themselves texted when an order is ready or on its way',
  body: guestTextsInput,
  answer: guestTextsAnswer,
  refusals: ['no_telephone'],
});
