import { staffDetailsAnswer, staffDetailsChange } from '../staff/staff-details.ts';
import { guestSettingsAnswer, guestSettingsInput } from '../staff/staff-guests.ts';
import { offeredLanguagesAnswer, offeredLanguagesChange } from '../staff/staff-languages.ts';
import {
  staffDeliveryAnswer,
  staffDeliveryChange,
  staffOpeningHoursAnswer,
  staffOpeningHoursChange,
  staffPaymentMethodsAnswer,
  staffPaymentMethodsChange,
} from '../staff/staff-settings.ts';
import { endpoint } from './endpoint.ts';
import { CARRIES_RECORD } from './texts.ts';

export const getDetails = endpoint('GET', '/staff/details', {
  needs: 'settings',
  summary: 'Get the restaurant’s name, address and contact details',
  answer: staffDetailsAnswer,
});

export const changeDetails = endpoint('PUT', '/staff/details', {
  needs: 'settings',
  summary: 'Replace the restaurant’s name, address and contact details',
  description: CARRIES_RECORD,
  body: staffDetailsChange,
  answer: staffDetailsAnswer,
  refusals: ['menu_changed'],
});

export const getOpeningHours = endpoint('GET', '/staff/opening-hours', {
  needs: 'settings',
  summary: 'Get the weekly opening hours and the exceptions',
  answer: staffOpeningHoursAnswer,
});

export const changeOpeningHours = endpoint('PUT', '/staff/opening-hours', {
  needs: 'settings',
  summary: 'Replace the weekly opening hours, the exceptions and the closures',
  description: CARRIES_RECORD,
  body: staffOpeningHoursChange,
  answer: staffOpeningHoursAnswer,
  refusals: ['menu_changed', 'own_language_missing'],
});

export const getDeliverySettings = endpoint('GET', '/staff/delivery-settings', {
  needs: 'settings',
  summary: 'Get the delivery and collection settings',
  answer: staffDeliveryAnswer,
});

export const changeDeliverySettings = endpoint('PUT', '/staff/delivery-settings', {
  needs: 'settings',
  summary: 'Change the delivery and collection settings',
  description: `The next order is priced by these settings. ${CARRIES_RECORD}`,
  body: staffDeliveryChange,
  answer: staffDeliveryAnswer,
  refusals: ['menu_changed', 'nothing_offered', 'own_language_missing', 'area_by_zones'],
});

export const getPaymentMethods = endpoint('GET', '/staff/payment-methods', {
  needs: 'settings',
  summary: 'List the payment methods',
  answer: staffPaymentMethodsAnswer,
});

export const changePaymentMethods = endpoint('PUT', '/staff/payment-methods', {
  needs: 'settings',
  summary: 'Switch payment methods on or off',
  description: CARRIES_RECORD,
  body: staffPaymentMethodsChange,
  answer: staffPaymentMethodsAnswer,
  refusals: ['menu_changed', 'payment_method_unknown', 'payment_method_needed'],
});

export const getGuestSettings = endpoint('GET', '/staff/guest-settings', {
  needs: 'settings',
  summary: 'Get whether people order without an account, what is asked of them, and how long their names stay',
  answer: guestSettingsAnswer,
});

export const changeGuestSettings = endpoint('PUT', '/staff/guest-settings', {
  needs: 'settings',
  summary: 'Change whether people order without an account, what is asked of them, and how long their names stay',
  description: 'A 409 carries the current `record`.',
  body: guestSettingsInput,
  answer: guestSettingsAnswer,
  refusals: ['menu_changed'],
});

export const getOfferedLanguages = endpoint('GET', '/staff/languages', {
  needs: 'settings',
  summary: 'Get the languages that customers are offered',
  answer: offeredLanguagesAnswer,
});

export const changeOfferedLanguages = endpoint('PUT', '/staff/languages', {
  needs: 'settings',
  summary: 'Choose the languages that customers are offered',
  description: CARRIES_RECORD,
  body: offeredLanguagesChange,
  answer: offeredLanguagesAnswer,
  refusals: ['menu_changed'],
});
