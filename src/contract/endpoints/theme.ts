import { staffThemeAnswer, staffThemeChange } from '../staff/staff-theme.ts';
import { endpoint } from './endpoint.ts';
import { CARRIES_RECORD } from './texts.ts';

export const getTheme = endpoint('GET', '/staff/theme', {
  needs: 'settings',
  summary: 'Get the restaurant’s colours, as staff entered them, its logo and its cover picture',
  answer: staffThemeAnswer,
});

export const changeTheme = endpoint('PUT', '/staff/theme', {
  needs: 'settings',
  summary: 'Change the restaurant’s colours, logo and cover picture',
  description: `The storefront shows the change at once. ${CARRIES_RECORD}`,
  body: staffThemeChange,
  answer: staffThemeAnswer,
  refusals: ['menu_changed', 'logo_refused', 'logo_unknown', 'picture_not_here', 'pictures_busy', 'uploads_full'],
});
