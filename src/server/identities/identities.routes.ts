import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/identities.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { setRefreshToken } from '../accounts/refresh-token.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { sentence } from '../platform/sentence.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { connectIdentity, disconnectIdentity, readIdentities } from './connected.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { identitiesRefusals } from './identities.refusals.ts';
import { isAnyStaff } from './identities.repo.ts';
import { proveHolder } from './prove-holder.ts';
import { restaurantOrigin } from './restaurant-origin.ts';
import { markSignInBrowser, signInBrowserOf } from './sign-in-browser.ts';

/** Routes on which customers sign in with a provider, and connect their account with one (decision 204). */
export async function identitiesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const { db, config } = services;
  const here = async (request: FastifyRequest) => ({
    ...{ restaurantId: request.tenant.id, network: networkOf(request) },
    origin: await restaurantOrigin(services, request),
  });
  const handed = (request: FastifyRequest<{ Body: { code: string } }>) => ({
    ...{ restaurantId: request.tenant.id, code: request.body.code, browser: signInBrowserOf(request) },
  });
  const connected = async (userId: string) => ({ data: { identities: await readIdentities(db, userId) } });

  route(endpoints.beginProviderSignIn, async (request, reply) => {
    const browser = markSignInBrowser(request, reply);
    const { provider } = request.params;
    const redirect = request.body.redirect ?? null;
    const url = await beginSignIn(services, { ...(await here(request)), provider, browser, redirect, userId: null });
    return { data: { url } };
  });

  route(endpoints.finishProviderSignIn, async (request, reply) => {
    const { language } = request;
    const session = await finishSignIn(services, { ...handed(request), language });
    setRefreshToken(request, reply, session.refreshToken, config.REFRESH_TOKEN_DAYS);
    return { accessToken: session.accessToken, message: sentence('accounts', 'signed_in')[language] };
  });

  route(endpoints.listIdentities, (request) => connected(signedIn(request).userId));

  route(endpoints.connectProvider, async (request, reply) => {
    const { userId, sessionId } = signedIn(request);
    const { tenant, language, body, params } = request;
    await proveHolder(services, { ...body, restaurantId: tenant.id, userId, sessionId, language });
    if (await isAnyStaff(db, userId)) throw new Refusal(identitiesRefusals.sign_in_of_staff);
    const browser = markSignInBrowser(request, reply);
    const beginning = { ...(await here(request)), provider: params.provider, browser, redirect: null, userId };
    return { data: { url: await beginSignIn(services, beginning) } };
  });

  route(endpoints.finishConnecting, async (request) => {
    const { userId } = signedIn(request);
    await connectIdentity(services, { ...handed(request), userId });
    return connected(userId);
  });

  route(endpoints.disconnectProvider, async (request) => {
    const { userId } = signedIn(request);
    await disconnectIdentity(services, { userId, provider: request.params.provider });
    return connected(userId);
  });
}
