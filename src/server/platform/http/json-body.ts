import { isSoundJson } from '../database/sound-json.ts';
import { commonRefusals } from '../refusals/common-refusals.ts';
import { withStatus } from '../refusals/problems.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { App } from './app.ts';

/** The only Content-Encoding that is read. */
const AS_IT_IS = /^(identity)?$/i;

/** Refuses compressed bodies with 415 because of their header (RFC 9110, 8.4); the JSON parser would call them malformed. */
export function refusePackedBodies(app: App): void {
  app.addHook('preParsing', async ({ headers }, reply) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || AS_IT_IS.test(encoding)) return;
    // A 415 because of the encoding names the encodings that are accepted (RFC 9110, 12.5.3).
    reply.header('accept-encoding', 'identity');
    throw new Refusal(withStatus(commonRefusals.invalid_request, 415));
  });
}

/**
 * Accepts JSON bodies only, parsed as Fastify does. An empty body counts as none, because many clients send the JSON content type
 * with every request. JSON that no honest client sends (`isSoundJson`) is refused before any schema sees it.
 */
export function readJsonBodies(app: App): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body, (error, value) => {
      if (error) done(error, undefined);
      else if (isSoundJson(value)) done(null, value);
      else done(new Refusal(commonRefusals.invalid_request), undefined);
    });
  });
}
