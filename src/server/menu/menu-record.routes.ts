import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { menuRecordAnswer, textSuggestionsAnswer, textSuggestionsInput } from '../../contract/staff/staff-menu.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { translationsRefusals } from '../translations/translations.refusals.ts';
import { categoriesRoutes } from './categories.routes.ts';
import { dishesRoutes } from './dishes.routes.ts';
import { optionGroupsRoutes } from './option-groups.routes.ts';
import { readMenuRecord } from './read-menu-record.ts';
import { suggestTexts } from './suggest-texts.ts';

const { forbidden } = commonRefusals;

/** Routes on which owners and managers read the menu as they edit it. */
export async function menuRecordRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'menu')];

  api.get(
    '/staff/menu-record',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getMenuRecord',
        summary: 'Get the whole menu for editing, including what is off the menu',
        response: { 200: menuRecordAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readMenuRecord(services, tenant) }),
  );

  api.post(
    '/staff/text-suggestions',
    {
      preValidation,
      config: { rateLimit: limits.translate },
      schema: {
        ...staffSchema,
        operationId: 'suggestTexts',
        summary: 'Suggest translations of a text, without saving them',
        body: textSuggestionsInput,
        response: { 200: textSuggestionsAnswer },
        refusals: [forbidden, translationsRefusals.translation_unavailable],
      },
    },
    async ({ tenant, body: input, log }) => {
      const onFailure = (error: Error) => log.warn({ reason: error.message }, 'translation failed');
      return { data: { texts: await suggestTexts(services, { tenant, input, onFailure }) } };
    },
  );

  await api.register(categoriesRoutes, services);
  await api.register(dishesRoutes, services);
  await api.register(optionGroupsRoutes, services);
}
