import { sessionAnswer } from '../accounts/accounts.ts';
import { begunClaimAnswer, claimAccountInput, claimedOrdersAnswer, claimInput } from '../order-claims.ts';
import { trackedOrderInput } from '../order-links.ts';
import { endpoint } from './endpoint.ts';

export const beginClaim = endpoint('POST', '/tracked-orders/claims', {
  perMinute: 20,
  summary: 'E-mail a code to the guest of a tracking link, with which their orders come to an account',
  description: 'The answer is the same whether or not the address has an account.',
  tag: 'orders',
  body: trackedOrderInput,
  answer: begunClaimAnswer,
  status: 201,
  refusals: ['not_found', 'claim_impossible', 'too_many_codes'],
});

export const claimAccount = endpoint('POST', '/claims/account', {
  perMinute: 60,
  summary: 'Make an account of a guest’s mailed code and a password, sign it in and set the refresh cookie',
  description: 'If the address has an account, the password must be its own: the orders come to that account.',
  tag: 'auth',
  body: claimAccountInput,
  answer: sessionAnswer,
  status: 201,
  refusals: ['claim_refused', 'too_busy'],
});

export const addClaimedOrders = endpoint('POST', '/claims/orders', {
  needs: 'account',
  perMinute: 60,
  summary: 'Add a guest’s orders to the customer’s account by the code that was mailed for them',
  tag: 'orders',
  body: claimInput,
  answer: claimedOrdersAnswer,
  refusals: ['claim_refused'],
});
