import type { App } from './app.ts';
import { commonRefusals } from './common-refusals.ts';
import { withStatus } from './problems.ts';
import { Refusal } from './refusal.ts';
import { isSoundJson } from './sound-json.ts';

/** Only this needs no unpacking. */
const AS_IT_IS = /^(identity)?$/i;

/** Bodies come as they are: what is packed is refused by its header, not for reading like broken JSON (RFC 9110, 8.4). */
export function refusePackedBodies(app: App): void {
  app.addHook('preParsing', async ({ headers }, reply) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || AS_IT_IS.test(encoding)) return;
    // Where bodies are the reason, the answer names what is taken instead (RFC 9110, 12.5.3).
    reply.header('accept-encoding', 'identity');
    throw new Refusal(withStatus(commonRefusals.invalid_request, 415));
  });
}

/**
 * Bodies are JSON and nothing else. They are read as Fastify does, but an empty one is taken for none (many clients
 * send the JSON content type with every request), and what nobody means to say is refused before any schema sees it.
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
