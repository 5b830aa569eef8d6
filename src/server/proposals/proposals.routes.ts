import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/proposals.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { findTracked } from '../order-links/tracked-order.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { settlementRefusals } from '../settlement/settlement.refusals.ts';
import { answerProposal } from './answer-proposal.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

/** Routes on which customers answer what staff propose, and staff take it back. */
export async function proposalsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.answerProposal, async (request) => {
    const { tenant, params, protocol, host, body } = request;
    const of = { restaurantId: tenant.id, userId: signedIn(request).userId, orderId: params.id };
    const returnUrl = `${protocol}://${host}/orders/${params.id}`;
    return { data: await answerProposal(services, { ...of, ...body, returnUrl }) };
  });

  route(endpoints.answerTrackedProposal, async ({ tenant, protocol, host, body: { token, ...answer } }) => {
    const { stored, userId, mayAgree } = await findTracked(services, { restaurantId: tenant.id, token });
    if (answer.isAgreed && !mayAgree) throw new Refusal(settlementRefusals.link_only_follows);
    const of = { restaurantId: tenant.id, userId, orderId: stored.order.id };
    return { data: await answerProposal(services, { ...of, ...answer, returnUrl: `${protocol}://${host}/track` }) };
  });

  route(endpoints.withdrawProposal, async (request) => {
    const { tenant, params } = request;
    const { userId } = signedIn(request);
    const of = { restaurantId: tenant.id, userId, orderId: params.id, proposalId: params.proposalId };
    return { data: { order: await withdrawProposal(services, of) } };
  });
}
