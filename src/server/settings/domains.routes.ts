import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/domains.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addDomain, type DomainChange, makePrimary, removeDomain } from './change-domains.ts';
import { domainsOf } from './domains.repo.ts';

/** Routes on which owners manage the restaurant's domains (decision 033). */
export async function domainsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const of = (request: FastifyRequest, host: string): DomainChange => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    host,
  });

  route(endpoints.listDomains, async ({ tenant }) => ({ data: { domains: await domainsOf(services.db, tenant.id) } }));

  route(endpoints.addDomain, async (request) => ({ data: await addDomain(services, of(request, request.body.host)) }));

  route(endpoints.removeDomain, async (request) => ({
    data: await removeDomain(services, of(request, request.params.host)),
  }));

  route(endpoints.makeDomainPrimary, async (request) => ({
    data: await makePrimary(services, of(request, request.params.host)),
  }));
}
