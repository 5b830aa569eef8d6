import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { menuRecordAnswer } from '../../contract/staff-menu.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import type { Services } from '../services.ts';
import { requireStaff } from '../staff/require-staff.ts';
import { staffSchema } from '../staff/staff-schema.ts';
import { readMenuRecord } from './read-menu-record.ts';

/** The menu in the hands of owners and managers. */
export async function menuRecordRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preHandler = [services.authenticate, requireStaff(services.db, 'menu')];

  api.get(
    '/staff/menu-record',
    {
      preHandler,
      schema: {
        ...staffSchema,
        operationId: 'getMenuRecord',
        summary: 'The menu as it is edited: categories, dishes and option groups, what is off the menu included',
        response: { 200: menuRecordAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readMenuRecord(services, tenant) }),
  );
}
