import { trackedProposalInput } from '../order-links.ts';
import { answeredProposalAnswer, orderParams, proposalAnswerInput } from '../orders.ts';
import { changedStaffOrderAnswer } from '../staff/staff-orders.ts';
import { proposalParams } from '../staff/staff-payments.ts';
import { endpoint } from './endpoint.ts';

const ANSWER_REFUSALS = ['not_found', 'proposal_over', 'not_payable', 'payment_unreachable'] as const;

export const answerProposal = endpoint('POST', '/orders/:id/proposal', {
  needs: 'session',
  perMinute: 120,
  summary: 'Agree that one of the customer’s orders gets dearer, or decline',
  description: 'An order that is paid online changes once the difference is paid, at `url`.',
  tag: 'orders',
  params: orderParams,
  body: proposalAnswerInput,
  answer: answeredProposalAnswer,
  refusals: ANSWER_REFUSALS,
});

export const answerTrackedProposal = endpoint('POST', '/tracked-orders/proposal', {
  perMinute: 120,
  summary: 'Agree that the order of a tracking link gets dearer, or decline',
  description:
    'An order that is paid online changes once the difference is paid, at `url`. Links that customers make only follow: they decline.',
  tag: 'orders',
  body: trackedProposalInput,
  answer: answeredProposalAnswer,
  refusals: [...ANSWER_REFUSALS, 'link_only_follows'],
});

export const withdrawProposal = endpoint('DELETE', '/staff/orders/:id/proposals/:proposalId', {
  needs: 'corrections',
  summary: 'Take back a proposal that an order’s customer has not answered',
  params: proposalParams,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found', 'proposal_over'],
});
