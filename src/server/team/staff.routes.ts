import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/team.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { readAudit } from '../editing/read-audit.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readMember } from './read-member.ts';

/** Routes that tell who is signed in with which permissions, and that read the audit log. */
export async function staffApiRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const { db } = services;

  route(endpoints.getStaffMember, async (request) => {
    const { userId } = signedIn(request);
    return { data: await readMember(db, { restaurantId: request.tenant.id, userId }) };
  });

  route(endpoints.listAudit, async ({ tenant, query }) => ({ data: await readAudit(db, tenant, query) }));
}
