import { wishSettings, wishSettingsAnswer } from '../staff/staff-wishes.ts';
import { endpoint } from './endpoint.ts';

export const setWishes = endpoint('PUT', '/staff/wishes', {
  needs: 'settings',
  summary: 'Say whether checkout asks customers what becomes of a dish that is missing',
  body: wishSettings,
  answer: wishSettingsAnswer,
});
