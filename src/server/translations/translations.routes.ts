import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/translate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { translateContent } from './translate-content.ts';
import { translateText } from './translate-text.ts';

/** Also answers `/translate/`, because trailing slashes are ignored (DECISIONS, settled 18). */
export async function translationsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  translateContent(app, services);
  route(endpoints.translate, async ({ tenant, body, log }) => {
    const translatedText = await translateText(services, {
      tenant,
      text: body.text,
      target: body.targetLanguage,
      onFailure: (error) => log.warn({ reason: error.message }, 'translation failed'),
    });
    return { ok: true as const, data: { translatedText } };
  });
}
