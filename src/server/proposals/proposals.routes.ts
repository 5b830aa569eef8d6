import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { trackedProposalInput } from '../../contract/order-links.ts';
import { answeredProposalAnswer, orderParams, proposalAnswerInput } from '../../contract/orders.ts';
import { changedStaffOrderAnswer } from '../../contract/staff/staff-orders.ts';
import { proposalParams } from '../../contract/staff/staff-payments.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { findTracked } from '../order-links/tracked-order.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { settlementRefusals } from '../settlement/settlement.refusals.ts';
import { answerProposal } from './answer-proposal.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

const { forbidden, not_found } = commonRefusals;
const { not_payable, payment_unreachable, proposal_over } = settlementRefusals;

/** Routes on which customers answer what staff propose, and staff take it back. */
export async function proposalsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const refusals = [not_found, proposal_over, not_payable, payment_unreachable] as const;

  api.post(
    '/orders/:id/proposal',
    {
      preValidation: services.authenticateGuestsToo,
      config: { rateLimit: limits.payOrder },
      schema: {
        ...{ tags: ['orders'], security: [{ customer: [] }], params: orderParams },
        operationId: 'answerProposal',
        summary: 'Agree that one of the customer’s orders gets dearer, or decline',
        description: 'An order that is paid online changes once the difference is paid, at `url`.',
        body: proposalAnswerInput,
        response: { 200: answeredProposalAnswer },
        refusals: [...refusals],
      },
    },
    async (request) => {
      const { tenant, params, protocol, host, body } = request;
      const of = { restaurantId: tenant.id, userId: signedIn(request).userId, orderId: params.id };
      const returnUrl = `${protocol}://${host}/orders/${params.id}`;
      return { data: await answerProposal(services, { ...of, ...body, returnUrl }) };
    },
  );

  api.post(
    '/tracked-orders/proposal',
    {
      config: { rateLimit: limits.payOrder },
      schema: {
        tags: ['orders'],
        operationId: 'answerTrackedProposal',
        summary: 'Agree that the order of a tracking link gets dearer, or decline',
        description: 'An order that is paid online changes once the difference is paid, at `url`.',
        body: trackedProposalInput,
        response: { 200: answeredProposalAnswer },
        refusals: [...refusals],
      },
    },
    async ({ tenant, protocol, host, body: { token, ...answer } }) => {
      const { stored, userId } = await findTracked(services, { restaurantId: tenant.id, token });
      const of = { restaurantId: tenant.id, userId, orderId: stored.order.id };
      return { data: await answerProposal(services, { ...of, ...answer, returnUrl: `${protocol}://${host}/track` }) };
    },
  );

  api.delete(
    '/staff/orders/:id/proposals/:proposalId',
    {
      preValidation: [services.authenticate, requireStaff(services.db, 'corrections')],
      schema: {
        ...staffSchema,
        operationId: 'withdrawProposal',
        summary: 'Take back a proposal that an order’s customer has not answered',
        params: proposalParams,
        response: { 200: changedStaffOrderAnswer },
        refusals: [forbidden, not_found, proposal_over],
      },
    },
    async (request) => {
      const { tenant, params } = request;
      const { userId } = signedIn(request);
      const of = { restaurantId: tenant.id, userId, orderId: params.id, proposalId: params.proposalId };
      return { data: { order: await withdrawProposal(services, of) } };
    },
  );
}
