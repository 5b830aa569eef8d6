import type { FastifyReply } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import { escapeHtml } from './html.ts';

/** What a visitor of a domain without a restaurant sees; it may have one the next moment. */
export function sendUnknownHost(reply: FastifyReply, language: Language): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(unknownHostPage(language));
}

function unknownHostPage(language: Language): string {
  const sentence = escapeHtml(commonRefusals.unknown_host.message[language]);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${sentence}</title></head><body><main><h1>${sentence}</h1></main></body></html>`;
}
