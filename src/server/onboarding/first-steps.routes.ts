import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { firstStepsAnswer } from '../../contract/staff/staff-first-steps.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { readFirstSteps } from './read-first-steps.ts';

/** Route that tells owners and managers what a new restaurant still needs. */
export async function firstStepsRoutes(plain: FastifyInstance, { authenticate, db }: Services): Promise<void> {
  plain.withTypeProvider<ZodTypeProvider>().get(
    '/staff/first-steps',
    {
      preValidation: [authenticate, requireStaff(db, 'settings')],
      schema: {
        ...staffSchema,
        operationId: 'getFirstSteps',
        summary: 'Tell what a new restaurant still needs before its first order',
        response: { 200: firstStepsAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readFirstSteps(db, tenant.id) }),
  );
}
