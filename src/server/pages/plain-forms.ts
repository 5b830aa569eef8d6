import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedRoute } from '../../contract/page-handler.ts';
import type { App } from '../platform/http/app.ts';
import { isOwnOrigin } from '../platform/http/own-origin.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';

type Take = (request: FastifyRequest, reply: FastifyReply, form: URLSearchParams) => Promise<FastifyReply>;

/** More than a cart that a browser kept. */
const MAX_BYTES = 64 * 1024;

/** Lets the pages that work without scripts take the forms that they show, of this site only. */
export async function takePlainForms(app: App, routes: readonly ServedRoute[], take: Take): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const { path, plain } of routes) {
      if (!plain) continue;
      pages.post(path, { schema: { hide: true } }, (request, reply) => {
        const { body, headers, host } = request;
        // Another site's form has no cookie of ours (`SameSite`), but could fill somebody's cart.
        const isOurs =
          isOwnOrigin(headers.origin, host) &&
          [undefined, 'same-origin', 'none'].includes(headers['sec-fetch-site'] as string | undefined);
        if (!isOurs || !(body instanceof URLSearchParams)) throw new Refusal(commonRefusals.invalid_request);
        return take(request, reply, body);
      });
    }
  });
}
