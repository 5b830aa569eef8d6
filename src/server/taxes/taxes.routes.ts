import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  staffTaxesAnswer,
  staffTaxesChange,
  taxClassesInput,
  taxedGoodsAnswer,
} from '../../contract/staff/staff-taxes.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { carriesRecord, versionsRefusals } from '../editing/versions.refusals.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeTaxes, readTaxes } from './change-taxes.ts';
import { changeTaxClasses, readTaxedGoods } from './tax-classes.ts';

const { forbidden, not_found } = commonRefusals;

/** Routes of how owners and managers say what is taxed and how. */
export async function taxesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];

  api.get(
    '/staff/taxes',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getTaxes',
        summary: 'Get how the restaurant is taxed, and what its customers get as a receipt',
        response: { 200: staffTaxesAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readTaxes(services.db, tenant.id) }),
  );

  api.put(
    '/staff/taxes',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeTaxes',
        summary: 'Replace how the restaurant is taxed, and what its customers get as a receipt',
        description: `Orders that are placed keep their tax. ${carriesRecord}`,
        body: staffTaxesChange,
        response: { 200: staffTaxesAnswer },
        refusals: [forbidden, versionsRefusals.menu_changed],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeTaxes(services, { restaurantId: tenant.id, userId, change }) };
    },
  );

  api.get(
    '/staff/tax-classes',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getTaxClasses',
        summary: 'List dishes and options with their tax classes',
        response: { 200: taxedGoodsAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readTaxedGoods(services.db, tenant) }),
  );

  api.put(
    '/staff/tax-classes',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeTaxClasses',
        summary: 'Set the tax classes of dishes and options',
        description: 'Those that are not named keep theirs.',
        body: taxClassesInput,
        response: { 200: taxedGoodsAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => {
      const { tenant, body: input } = request;
      return { data: await changeTaxClasses(services, { tenant, userId: signedIn(request).userId, input }) };
    },
  );
}
