import {
  availabilityAnswer,
  availabilityInput,
  portionsInput,
  staffMenuAnswer,
  stockParams,
} from '../staff/staff-availability.ts';
import { menuRecordAnswer, textSuggestionsAnswer, textSuggestionsInput } from '../staff/staff-menu.ts';
import { endpoint } from './endpoint.ts';

export const getMenuRecord = endpoint('GET', '/staff/menu-record', {
  needs: 'menu',
  scope: 'menu:read',
  summary: 'Get the whole menu for editing, including what is off the menu',
  answer: menuRecordAnswer,
});

export const suggestTexts = endpoint('POST', '/staff/text-suggestions', {
  needs: 'menu',
  perMinute: 60,
  summary: 'Suggest translations of a text, without saving them',
  body: textSuggestionsInput,
  answer: textSuggestionsAnswer,
  refusals: ['translation_unavailable'],
});

export const getStaffMenu = endpoint('GET', '/staff/menu', {
  needs: 'availability',
  scope: 'menu:read',
  summary: 'List the dishes and options with their current availability',
  answer: staffMenuAnswer,
});

export const setProductAvailability = endpoint('PUT', '/staff/products/:id/availability', {
  needs: 'availability',
  scope: 'menu:write',
  summary: 'Say that a dish can or can’t be had, today or until it is changed',
  params: stockParams,
  body: availabilityInput,
  answer: availabilityAnswer,
  refusals: ['not_found'],
});

export const setOptionAvailability = endpoint('PUT', '/staff/options/:id/availability', {
  needs: 'availability',
  scope: 'menu:write',
  summary: 'Say that an option can or can’t be had, today or until it is changed',
  params: stockParams,
  body: availabilityInput,
  answer: availabilityAnswer,
  refusals: ['not_found'],
});

export const setPortions = endpoint('PUT', '/staff/products/:id/portions', {
  needs: 'availability',
  scope: 'menu:write',
  summary: 'Say how many portions of a dish are left on this business day',
  params: stockParams,
  body: portionsInput,
  answer: availabilityAnswer,
  refusals: ['not_found'],
});
