import type { App } from './app.ts';

/**
 * Reads JSON as Fastify does, but takes an empty body for none: many clients send the JSON content type with every
 * request, also with a POST or PATCH that has nothing to say.
 */
export function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
