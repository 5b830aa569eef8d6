import type { FastifyReply } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { sendSentence } from './sentence-page.ts';

/**
 * Answers 404 with a page of its own for a domain without a restaurant. Not cached, because the domain may get one at any time.
 */
export function sendUnknownHost(reply: FastifyReply, language: Language): FastifyReply {
  return sendSentence(reply.code(404), { sentence: commonRefusals.unknown_host.message[language], language });
}
