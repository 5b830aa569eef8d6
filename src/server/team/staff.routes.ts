import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { auditAnswer, auditQuery } from '../../contract/staff/staff-audit.ts';
import { staffMeAnswer } from '../../contract/staff/staff-me.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { readAudit } from '../editing/read-audit.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { readMember } from './read-member.ts';

/** Routes that tell who is signed in with which permissions, and that read the audit log. */
export async function staffApiRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const { authenticate, db } = services;

  api.get(
    '/staff/me',
    {
      preValidation: [authenticate],
      schema: {
        ...staffSchema,
        operationId: 'getStaffMember',
        summary: 'Get the signed-in staff member and what their role allows',
        response: { 200: staffMeAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async (request) => {
      const { userId } = signedIn(request);
      return { data: await readMember(db, { restaurantId: request.tenant.id, userId }) };
    },
  );

  api.get(
    '/staff/audit',
    {
      preValidation: [authenticate, requireStaff(db, 'audit')],
      schema: {
        ...staffSchema,
        operationId: 'listAudit',
        summary: 'List changes made by the restaurant’s staff, newest first',
        querystring: auditQuery,
        response: { 200: auditAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant, query }) => ({ data: await readAudit(db, tenant, query) }),
  );
}
