import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sessionAnswer } from '../../contract/accounts/accounts.ts';
import { begunClaimAnswer, claimAccountInput, claimedOrdersAnswer, claimInput } from '../../contract/order-claims.ts';
import { trackedOrderInput } from '../../contract/order-links.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { knownDevices } from '../accounts/known-device.ts';
import { setRefreshToken } from '../accounts/refresh-token.ts';
import { tokenSecret } from '../platform/ids/secrets.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import { addClaimedOrders } from './add-claimed-orders.ts';
import { beginClaim } from './begin-claim.ts';
import { claimAccount } from './claim-account.ts';
import { orderClaimsRefusals as refusals } from './order-claims.refusals.ts';

/** Routes by which a guest's orders come to an account. */
export async function orderClaimsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const devices = knownDevices(tokenSecret(services.config));

  api.post(
    '/tracked-orders/claims',
    {
      config: { rateLimit: limits.beginClaim },
      schema: {
        tags: ['orders'],
        operationId: 'beginClaim',
        summary: 'E-mail a code to the guest of a tracking link, with which their orders come to an account',
        description: 'The answer is the same whether or not the address has an account.',
        body: trackedOrderInput,
        response: { 201: begunClaimAnswer },
        refusals: [commonRefusals.not_found, refusals.claim_impossible, refusals.too_many_codes],
      },
    },
    async ({ tenant, language, body: { token } }, reply) => {
      const claimId = await beginClaim(services, { restaurantId: tenant.id, token, language });
      return reply.code(201).send({ data: { claimId } });
    },
  );

  api.post(
    '/claims/account',
    {
      config: { rateLimit: limits.signIn },
      schema: {
        tags: ['auth'],
        operationId: 'claimAccount',
        summary: 'Make an account of a guest’s mailed code and a password, sign it in and set the refresh cookie',
        description: 'If the address has an account, the password must be its own: the orders come to that account.',
        body: claimAccountInput,
        response: { 201: sessionAnswer },
        refusals: [refusals.claim_refused, commonRefusals.too_busy],
      },
    },
    async (request, reply) => {
      const { tenant, language, body } = request;
      const session = await claimAccount(services, { ...body, restaurantId: tenant.id, language });
      setRefreshToken(request, reply, session.refreshToken, services.config.REFRESH_TOKEN_DAYS);
      devices.remember(request, reply, session.email);
      const message = sentence('accounts', 'orders_kept')[language];
      return reply.code(201).send({ accessToken: session.accessToken, message });
    },
  );

  api.post(
    '/claims/orders',
    {
      preValidation: services.authenticate,
      config: { rateLimit: limits.signIn },
      schema: {
        tags: ['orders'],
        security: [{ customer: [] }],
        operationId: 'addClaimedOrders',
        summary: 'Add a guest’s orders to the customer’s account by the code that was mailed for them',
        body: claimInput,
        response: { 200: claimedOrdersAnswer },
        refusals: [refusals.claim_refused],
      },
    },
    async (request) => {
      const { tenant, body } = request;
      const { userId } = signedIn(request);
      return { data: { orders: await addClaimedOrders(services, { ...body, restaurantId: tenant.id, userId }) } };
    },
  );
}
