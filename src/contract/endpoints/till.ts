import { menuImportAnswer } from '../staff/staff-menu-imports.ts';
import { tillAnswer, tillConnectInput, tillPageAnswer } from '../staff/staff-till.ts';
import { endpoint } from './endpoint.ts';

export const getTill = endpoint('GET', '/staff/till', {
  needs: 'connections',
  summary: 'Get the restaurant’s till, and what waits to be sent to it',
  answer: tillAnswer,
});

export const openTillPage = endpoint('POST', '/staff/till/page', {
  needs: 'connections',
  perMinute: 20,
  summary: 'Get the address of HubRise’s page on which an owner chooses the location that gets the orders',
  description: 'It leads back to the office with a `code` and a `state`, which are good for ten minutes.',
  answer: tillPageAnswer,
  refusals: ['tills_not_offered', 'payments_secret_missing', 'till_currency'],
});

export const connectTill = endpoint('PUT', '/staff/till', {
  needs: 'connections',
  perMinute: 20,
  summary: 'Connect the restaurant with the location that its owner has chosen at HubRise',
  description: 'Orders go there from now on, and what the till says of them moves them.',
  body: tillConnectInput,
  answer: tillAnswer,
  refusals: [
    'tills_not_offered',
    'payments_secret_missing',
    'till_currency',
    'till_not_granted',
    'till_taken',
    'till_unreachable',
  ],
});

export const sendTillMenu = endpoint('PUT', '/staff/till/menu', {
  needs: 'connections',
  perMinute: 5,
  summary: 'Put the menu in the place of the till’s',
  description:
    'Everything that was in its catalogue goes. Dishes and options have the refs that orders have; what guests do not see is left out.',
  answer: tillAnswer,
  refusals: ['till_without_menu', 'till_menu_empty', 'till_unreachable'],
});

export const draftTillMenu = endpoint('POST', '/staff/till/menu-imports', {
  needs: 'connections',
  perMinute: 5,
  summary: 'Read the till’s menu, and say what importing it would change',
  description: 'Nothing is changed. The draft is applied as one that was made from a file.',
  answer: menuImportAnswer,
  status: 201,
  refusals: ['till_without_menu', 'till_unreachable', 'menu_file_unknown'],
});

export const tryTillAgain = endpoint('POST', '/staff/till/again', {
  needs: 'connections',
  perMinute: 20,
  summary: 'Try at once to send what waits for the till',
  answer: tillAnswer,
});

export const disconnectTill = endpoint('DELETE', '/staff/till', {
  needs: 'connections',
  summary: 'Send no more orders to the till, and forget its key',
  answer: tillAnswer,
});
