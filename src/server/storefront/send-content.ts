import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedAnswer, sendCached } from '../platform/cache/cached-answer.ts';
import type { Services } from '../services.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import { repeatWhileSame } from './repeat-while-same.ts';

/**
 * Sends an answer that depends only on a restaurant's content, in the language of the request. The tenant's own may be repeated
 * to identical requests (`response-cache.ts`).
 */
export async function sendContent(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  answerOf: (content: ContentSnapshot) => CachedAnswer,
  restaurantId: string = request.tenant.id,
): Promise<FastifyReply> {
  const { tenant, language } = request;
  const content = await services.content.of(restaurantId, language);
  const answer = answerOf(content);
  if (restaurantId === tenant.id) {
    repeatWhileSame(services, request, reply, { tenant, language, revision: content.revision });
  }
  return sendCached(request, reply, answer);
}
