import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { highlightsAnswer } from '../../contract/highlights.ts';
import { notModified, sendCached } from '../platform/cached-answer.ts';
import type { Services } from '../services.ts';

export async function highlightsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.withTypeProvider<ZodTypeProvider>().get(
    '/highlights/public',
    {
      schema: {
        tags: ['highlights'],
        operationId: 'listHighlights',
        summary: 'The hero slides, in order',
        response: { 200: highlightsAnswer, 304: notModified },
      },
    },
    async (request, reply) => {
      const { answers, highlights } = await services.content.of(request.tenant.id, request.language);
      return sendCached(
        request,
        reply,
        answers.json('highlights', () => ({ highlights })),
      );
    },
  );
}
