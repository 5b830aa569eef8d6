import { blockInput, blockParams, blocksAnswer } from '../staff/staff-blocks.ts';
import { endpoint } from './endpoint.ts';

export const listBlocks = endpoint('GET', '/staff/blocks', {
  needs: 'customers',
  summary: 'List the phone numbers and e-mail addresses from which no orders are taken online, the newest first',
  answer: blocksAnswer,
});

export const addBlock = endpoint('POST', '/staff/blocks', {
  needs: 'customers',
  summary: 'Take no more orders online from a phone number, an e-mail address, or both',
  description: 'Only hashes are kept. Whoever is blocked reads that they can call the restaurant.',
  body: blockInput,
  answer: blocksAnswer,
  refusals: ['too_many_blocks'],
});

export const liftBlock = endpoint('DELETE', '/staff/blocks/:hash', {
  needs: 'customers',
  summary: 'Take orders again from a blocked phone number or e-mail address',
  params: blockParams,
  answer: blocksAnswer,
  refusals: ['not_found'],
});
