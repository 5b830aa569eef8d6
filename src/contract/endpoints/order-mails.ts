import { orderMailSettings, orderMailSettingsAnswer } from '../staff/staff-order-mails.ts';
import { endpoint } from './endpoint.ts';

export const setOrderMails = endpoint('PUT', '/staff/order-mails', {
  needs: 'settings',
  summary: 'Say whether customers get a mail of each step of an order, or only of those they act on',
  body: orderMailSettings,
  answer: orderMailSettingsAnswer,
});
