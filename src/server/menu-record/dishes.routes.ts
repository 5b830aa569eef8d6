import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { menuThingParams } from '../../contract/staff-menu.ts';
import { staffDishAnswer } from '../../contract/staff-menu-dishes.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { requireStaff } from '../staff/require-staff.ts';
import { staffSchema } from '../staff/staff-schema.ts';
import { readDish } from './read-dishes.ts';

const { forbidden, not_found } = commonRefusals;

/** One dish in the hands of owners and managers. */
export async function dishesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const { db, clock } = services;
  const preHandler = [services.authenticate, requireStaff(db, 'menu')];

  api.get(
    '/staff/products/:id',
    {
      preHandler,
      schema: {
        ...staffSchema,
        operationId: 'getDish',
        summary: 'All there is to one dish, in every language',
        params: menuThingParams,
        response: { 200: staffDishAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params }) => {
      const product = await readDish(db, tenant.id, params.id, clock());
      if (!product) throw new Refusal(not_found);
      return { data: { product } };
    },
  );
}
