import type { App } from './app.ts';
import { commonRefusals } from './common-refusals.ts';
import { Refusal } from './refusal.ts';
import { isSoundJson } from './sound-json.ts';

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
