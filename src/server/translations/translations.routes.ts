import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { translateAnswer, translateInput } from '../../contract/translations.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import type { Services } from '../services.ts';
import { translateContent } from './translate-content.ts';
import { translateText } from './translate-text.ts';
import { translationsRefusals } from './translations.refusals.ts';

/** Also answers `/translate/`, because trailing slashes are ignored (DECISIONS, settled 18). */
export async function translationsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  translateContent(plain, services);
  plain.withTypeProvider<ZodTypeProvider>().post(
    '/translate',
    {
      config: { rateLimit: limits.translate },
      schema: {
        tags: ['translations'],
        operationId: 'translate',
        summary: 'Translate a text of the restaurant',
        body: translateInput,
        response: { 200: translateAnswer },
        refusals: [translationsRefusals.translation_unavailable],
      },
    },
    async ({ tenant, body, log }) => {
      const translatedText = await translateText(services, {
        tenant,
        text: body.text,
        target: body.targetLanguage,
        onFailure: (error) => log.warn({ reason: error.message }, 'translation failed'),
      });
      return { ok: true as const, data: { translatedText } };
    },
  );
}
