import { wishSettingsAnswer, wishSettingsInput } from '../staff/staff-wishes.ts';
import { endpoint } from './endpoint.ts';

export const setWishes = endpoint('PUT', '/staff/wishes', {
  needs: 'settings',
  summary: 'Say whether customers are asked what becomes of a missing dish, and may add words to a dish',
  body: wishSettingsInput,
  answer: wishSettingsAnswer,
});
