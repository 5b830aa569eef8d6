import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { menuRecordAnswer } from '../../contract/staff/staff-menu.ts';
import { menuTemplateInput, menuTemplatesAnswer } from '../../contract/staff/staff-menu-templates.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { readMenuRecord } from '../menu/read-menu-record.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { emptyMenu } from './empty-menu.ts';
import { listTemplates } from './list-templates.ts';
import { menuTemplatesRefusals } from './menu-templates.refusals.ts';
import { startMenu } from './start-menu.ts';

const { forbidden } = commonRefusals;
const { menu_not_empty, menu_in_use } = menuTemplatesRefusals;

/** Routes on which owners and managers begin a menu with one of ours, and empty it again. */
export async function menuTemplatesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'menu')];

  api.get(
    '/staff/menu-templates',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listMenuTemplates',
        summary: 'List the menus with which a restaurant can begin',
        response: { 200: menuTemplatesAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: { templates: await listTemplates(services, tenant) } }),
  );

  api.put(
    '/staff/menu-template',
    {
      preValidation,
      config: { rateLimit: limits.startMenu },
      schema: {
        ...staffSchema,
        operationId: 'startMenu',
        summary: 'Fill an empty menu with a template, or empty it again while nothing was sold',
        description:
          'A template’s prices and allergens are examples, which customers see at once. A menu that began without one is not emptied.',
        body: menuTemplateInput,
        response: { 200: menuRecordAnswer },
        refusals: [forbidden, menu_not_empty, menu_in_use, versionsRefusals.menu_changed],
      },
    },
    async (request) => {
      const { tenant, body } = request;
      const { userId } = signedIn(request);
      const { kind, dishes } = body;
      if (kind === null) await emptyMenu(services, { restaurantId: tenant.id, userId, dishes });
      else await startMenu(services, { tenant, userId, kind });
      return { data: await readMenuRecord(services, tenant) };
    },
  );
}
