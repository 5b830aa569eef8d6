import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { highlightsAnswer } from '../../contract/highlights.ts';
import { notModified } from '../platform/cache/cached-answer.ts';
import type { Services } from '../services.ts';
import { sendContent } from './send-content.ts';

export async function highlightsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.withTypeProvider<ZodTypeProvider>().get(
    '/highlights/public',
    {
      schema: {
        tags: ['highlights'],
        operationId: 'listHighlights',
        summary: 'List the hero slides, in order',
        response: { 200: highlightsAnswer, 304: notModified },
      },
    },
    async (request, reply) =>
      sendContent(services, request, reply, ({ answers, highlights }) =>
        answers.json('highlights', () => ({ highlights })),
      ),
  );
}
