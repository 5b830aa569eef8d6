import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguage } from '../pages/page-language.ts';
import type { App } from '../platform/http/app.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { answerNotFound } from '../platform/refusals/problems.ts';
import type { Services } from '../services.ts';
import { hostOf } from '../settings/host-of.ts';
import { guessPlace } from './guess-place.ts';
import { openRestaurant } from './restaurant-opening.ts';
import { isSetupCode } from './setup-codes.ts';
import { parseSetup, type SetupFields } from './setup-input.ts';
import { setupDonePage, setupFormPage, setupSpentPage } from './setup-page.ts';
import { SETUP_SCRIPT } from './setup-script.ts';
import { SETUP_STYLE } from './setup-style.ts';

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const POLICY = [
  "default-src 'none'",
  `style-src ${hashed(SETUP_STYLE)}`,
  `script-src ${hashed(SETUP_SCRIPT)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Request = FastifyRequest<{ Params: { code: string }; Body: SetupFields }>;

/** Routes on which the holder of the operator's code opens a restaurant on a domain without one (decision 034). */
export async function setupRoutes(app: App, services: Services): Promise<void> {
  await app.register(async (scoped) => {
    // No other body is a form: its fields might be anything.
    scoped.removeAllContentTypeParsers();
    scoped.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scoped.get('/setup/:code', { schema: { hide: true } }, (request, reply) => show(request as Request, reply));
    scoped.post('/setup/:code', { schema: { hide: true } }, (request, reply) => open(request as Request, reply));
  });

  const send = (reply: FastifyReply, status: number, page: string) =>
    reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
      })
      .send(page);
  const isMeant = async ({ host, hostname, params: { code } }: Request) =>
    (await services.tenants.byHost(host)) === null &&
    (await isSetupCode(services.db, { code, domain: hostOf(hostname), now: services.clock() }));

  async function show(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const language = pageLanguage(request);
    if (await services.tenants.byHost(request.host)) return answerNotFound(request, reply);
    if (!(await isMeant(request))) return send(reply, 404, setupSpentPage(language));
    const guessed = guessPlace(request.headers['accept-language'] ?? '', language);
    return send(reply, 200, setupFormPage({ language, fields: { contentLanguage: language, ...guessed }, errors: {} }));
  }

  async function open(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const language = pageLanguage(request);
    if (!(await isMeant(request))) return send(reply, 404, setupSpentPage(language));
    const fields = request.body ?? {};
    const parsed = parseSetup(fields);
    if ('errors' in parsed)
      return send(reply, 422, setupFormPage({ language, fields: shown(fields), errors: parsed.errors }));
    const { input } = parsed;
    const domain = hostOf(request.hostname);
    const network = networkOf(request);
    const trouble = await openRestaurant(services, { code: request.params.code, input, domain, network });
    if (trouble === 'code_spent') return send(reply, 404, setupSpentPage(language));
    if (trouble) {
      const errors = { [trouble === 'slug_taken' ? 'slug' : 'password']: trouble };
      const status = trouble === 'too_many_attempts' ? 429 : 422;
      return send(reply, status, setupFormPage({ language, fields: shown(fields), errors }));
    }
    const port = /:\d+$/.exec(request.host)?.[0] ?? '';
    const host = domain ?? `${input.slug}.localhost`;
    const address = `${request.protocol}://${host}${port}/staff/login`;
    return send(reply, 201, setupDonePage(language, { name: input.name, address }));
  }
}

/** The fields to show again, without the password, which is never sent back. */
function shown({ password: _, ...fields }: SetupFields): SetupFields {
  return fields;
}
