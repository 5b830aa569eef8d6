import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInProvider } from '../../contract/accounts/identities.ts';
import { firstSupportedLanguage } from '../../domain/languages.ts';
import { sendSentence } from '../pages/sentence-page.ts';
import { answerNotFound } from '../platform/refusals/problems.ts';
import type { Services } from '../services.ts';
import { identitiesRefusals } from './identities.refusals.ts';
import { takeProviderAnswer } from './take-answer.ts';

const MAX_FORM_BYTES = 64 * 1024;
const PER_MINUTE = 300;

/** The one address of the operator at which providers answer, whichever restaurant asked; Apple posts a form. */
export async function providerAnswerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  if (services.signIn.size === 0) return;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
  const options = { schema: { hide: true }, config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } };
  app.get('/sign-in/:provider', options, (request, reply) =>
    take(request, reply, new URL(request.url, 'http://answer').searchParams),
  );
  app.post('/sign-in/:provider', options, (request, reply) =>
    take(request, reply, request.body instanceof URLSearchParams ? request.body : new URLSearchParams()),
  );

  async function take(request: FastifyRequest, reply: FastifyReply, answer: URLSearchParams): Promise<FastifyReply> {
    const provider = signInProvider.safeParse((request.params as { provider: string }).provider).data;
    if (!provider) return answerNotFound(request, reply);
    const address = await takeProviderAnswer(services, { provider, answer });
    // The address holds a code: it is told to nobody, and kept nowhere.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    if (address !== null) return reply.redirect(address, 303);
    const language = firstSupportedLanguage((request.headers['accept-language'] ?? '').split(',')) ?? 'en';
    return sendSentence(reply.code(400), { sentence: identitiesRefusals.sign_in_over.message[language], language });
  }
}
