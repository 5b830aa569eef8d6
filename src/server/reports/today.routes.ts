import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { todayAnswer } from '../../contract/staff/staff-today.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { readToday } from './read-today.ts';

/** Route of the office's first page. */
export async function todayRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.withTypeProvider<ZodTypeProvider>().get(
    '/staff/today',
    {
      preValidation: [services.authenticate, requireStaff(services.db, 'figures')],
      schema: {
        ...staffSchema,
        operationId: 'getToday',
        summary: 'Tell today’s sales, what needs somebody, and what comes next',
        response: { 200: todayAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readToday(services, tenant) }),
  );
}
