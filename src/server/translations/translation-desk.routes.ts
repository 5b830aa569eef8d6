import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as contract from '../../contract/staff/staff-translations.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { changeTranslations } from './change-translations.ts';
import { countByState, readTranslations } from './read-translations.ts';
import { suggestTranslations } from './suggest-translations.ts';

const { forbidden } = commonRefusals;

/** Routes of the translation desk, where managers see what is missing in a language and write it. */
export async function translationDeskRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'menu')];

  api.get(
    '/staff/translations',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getTranslations',
        summary: 'Get every text of the restaurant beside its translation, and how far each language is',
        querystring: contract.translationsQuery,
        response: { 200: contract.translationsAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant, query }) => {
      const { targetLanguage } = query;
      if (targetLanguage === tenant.contentLanguage)
        throw new Refusal(commonRefusals.invalid_request, { fields: { targetLanguage: 'invalid' } });
      const texts = await readTranslations(services.db, tenant, targetLanguage);
      const counts = await countByState(services.db, tenant, texts.length);
      return { data: { texts, counts, canSuggest: services.machine.canTranslate } };
    },
  );

  api.put(
    '/staff/translations',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeTranslations',
        summary: 'Save translations',
        description: 'Texts that somebody else has changed meanwhile are left alone, and come back as they are.',
        body: contract.translationsChange,
        response: { 200: contract.translationsChanged },
        refusals: [forbidden],
      },
    },
    async (request) => {
      const { tenant, body: input } = request;
      return { data: await changeTranslations(services, { tenant, userId: signedIn(request).userId, input }) };
    },
  );

  api.post(
    '/staff/translations/suggestions',
    {
      preValidation,
      config: { rateLimit: limits.translate },
      schema: {
        ...staffSchema,
        operationId: 'suggestTranslations',
        summary: 'Suggest the next translations that a language lacks, without saving them',
        body: contract.translationSuggestionsInput,
        response: { 200: contract.translationSuggestions },
        refusals: [forbidden],
      },
    },
    async ({ tenant, body: { targetLanguage: language }, log }) => {
      const onFailure = (error: Error) => log.warn({ reason: error.message }, 'translation failed');
      return { data: await suggestTranslations(services, { tenant, language, onFailure }) };
    },
  );
}
