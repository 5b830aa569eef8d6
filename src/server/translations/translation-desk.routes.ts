import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/translations.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeTranslations } from './change-translations.ts';
import { countByState, readTranslations } from './read-translations.ts';
import { suggestTranslations } from './suggest-translations.ts';

/** Routes of the translation desk, where managers see what is missing in a language and write it. */
export async function translationDeskRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getTranslations, async ({ tenant, query }) => {
    const { targetLanguage } = query;
    if (targetLanguage === tenant.contentLanguage)
      throw new Refusal(commonRefusals.invalid_request, { fields: { targetLanguage: 'invalid' } });
    const texts = await readTranslations(services.db, tenant, targetLanguage);
    const counts = await countByState(services.db, tenant, texts.length);
    return { data: { texts, counts, canSuggest: services.machine.canTranslate } };
  });

  route(endpoints.changeTranslations, async (request) => {
    const { tenant, body: input } = request;
    return { data: await changeTranslations(services, { tenant, userId: signedIn(request).userId, input }) };
  });

  route(endpoints.suggestTranslations, async ({ tenant, body: { targetLanguage: language }, log }) => {
    const onFailure = (error: Error) => log.warn({ reason: error.message }, 'translation failed');
    return { data: await suggestTranslations(services, { tenant, language, onFailure }) };
  });
}
