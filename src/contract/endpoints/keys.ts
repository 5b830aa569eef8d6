import { keyInput, keyParams, keysAnswer, newKeyAnswer } from '../staff/staff-keys.ts';
import { endpoint } from './endpoint.ts';

export const listKeys = endpoint('GET', '/staff/keys', {
  needs: 'connections',
  summary: 'List the keys by which other systems act at the restaurant',
  answer: keysAnswer,
});

export const addKey = endpoint('POST', '/staff/keys', {
  needs: 'connections',
  perMinute: 30,
  summary: 'Make a key by which another system acts at the restaurant',
  description: 'Only this answer has the `secret`: of it only a hash is kept.',
  body: keyInput,
  answer: newKeyAnswer,
  status: 201,
  refusals: ['too_many_keys'],
});

export const endKey = endpoint('DELETE', '/staff/keys/:id', {
  needs: 'connections',
  summary: 'End a key at once',
  params: keyParams,
  answer: keysAnswer,
  refusals: ['not_found'],
});
