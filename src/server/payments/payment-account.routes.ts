import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/payments.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { connectAccount, disconnectAccount, readPaymentAccount, testAccount } from './connect-account.ts';

/** Routes on which owners connect the restaurant with its account of payments (decision 092). */
export async function paymentAccountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const change = (request: FastifyRequest) => ({ tenant: request.tenant, userId: signedIn(request).userId });

  route(endpoints.getPaymentAccount, async ({ tenant }) => ({ data: await readPaymentAccount(services, tenant) }));

  route(endpoints.connectPaymentAccount, async (request) => {
    await connectAccount(services, change(request), request.body);
    return { data: await readPaymentAccount(services, request.tenant) };
  });

  route(endpoints.testPaymentAccount, async ({ tenant }) => ({ data: await testAccount(services, tenant) }));

  route(endpoints.disconnectPaymentAccount, async (request) => {
    await disconnectAccount(services, change(request));
    return { data: await readPaymentAccount(services, request.tenant) };
  });
}
