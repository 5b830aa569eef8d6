import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/order-claims.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { knownDevices } from '../accounts/known-device.ts';
import { setRefreshToken } from '../accounts/refresh-token.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { tokenSecret } from '../platform/ids/secrets.ts';
import { sentence } from '../platform/sentence.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addClaimedOrders } from './add-claimed-orders.ts';
import { beginClaim } from './begin-claim.ts';
import { claimAccount } from './claim-account.ts';

/** Routes by which a guest's orders come to an account. */
export async function orderClaimsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const devices = knownDevices(tokenSecret(services.config));

  route(endpoints.beginClaim, async (request) => {
    const { tenant, language, body } = request;
    const from = { language, network: networkOf(request) };
    const claimId = await beginClaim(services, { restaurantId: tenant.id, token: body.token, ...from });
    return { data: { claimId } };
  });

  route(endpoints.claimAccount, async (request, reply) => {
    const { tenant, language, body } = request;
    const session = await claimAccount(services, { ...body, restaurantId: tenant.id, language });
    setRefreshToken(request, reply, session.refreshToken, services.config.REFRESH_TOKEN_DAYS);
    devices.remember(request, reply, session.email);
    const message = sentence('accounts', 'orders_kept')[language];
    return { accessToken: session.accessToken, message };
  });

  route(endpoints.addClaimedOrders, async (request) => {
    const { tenant, body } = request;
    const { userId } = signedIn(request);
    return { data: { orders: await addClaimedOrders(services, { ...body, restaurantId: tenant.id, userId }) } };
  });
}
