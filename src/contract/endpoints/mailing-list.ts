import { joinListAnswer, joinListInput, subscriptionAnswer, subscriptionInput } from '../mailing-list.ts';
import { textFile } from '../primitives.ts';
import { mailingListAnswer, mailingListInput, subscribersFileQuery } from '../staff/staff-mailing-list.ts';
import { endpoint } from './endpoint.ts';

export const joinMailingList = endpoint('POST', '/mailing-list', {
  perMinute: 20,
  summary: 'E-mail a link that puts an address on the restaurant’s mailing list',
  description: 'The answer is the same whether or not the address is on the list.',
  tag: 'restaurants',
  body: joinListInput,
  answer: joinListAnswer,
  status: 202,
  refusals: ['mailing_list_off', 'too_many_joins'],
});

export const getSubscription = endpoint('GET', '/users/me/subscription', {
  needs: 'account',
  summary: 'Get whether the account has asked to be on the restaurant’s mailing list, and has confirmed it',
  tag: 'account',
  answer: subscriptionAnswer,
});

export const subscribe = endpoint('PUT', '/users/me/subscription', {
  needs: 'account',
  perMinute: 20,
  summary: 'E-mail the account’s address a link that puts it on the restaurant’s mailing list',
  tag: 'account',
  body: subscriptionInput,
  answer: subscriptionAnswer,
  refusals: ['mailing_list_off', 'too_many_joins'],
});

export const unsubscribe = endpoint('DELETE', '/users/me/subscription', {
  needs: 'account',
  summary: 'Take the account’s address off the restaurant’s mailing list',
  tag: 'account',
});

export const getMailingList = endpoint('GET', '/staff/mailing-list', {
  needs: 'customers',
  summary: 'Get whether the restaurant has a mailing list, and how many are on it',
  answer: mailingListAnswer,
});

export const changeMailingList = endpoint('PUT', '/staff/mailing-list', {
  needs: 'customers',
  summary: 'Say whether customers may join a mailing list',
  description: 'Who is on it stays on it. A 409 carries the current `record`.',
  body: mailingListInput,
  answer: mailingListAnswer,
  refusals: ['menu_changed'],
});

export const getSubscribersFile = endpoint('GET', '/staff/subscribers.csv', {
  needs: 'privacy',
  summary: 'Download everybody on the mailing list with their consent as a spreadsheet file',
  description: 'The history says who took it along.',
  query: subscribersFileQuery,
  answer: textFile,
  produces: ['text/csv'],
});
