import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import { escapeHtml } from '../platform/html.ts';

/** Neutral colours: there is no restaurant to take them from. */
const STYLE =
  ':root{color-scheme:light dark}body{display:grid;place-items:center;min-height:100svh;margin:0;padding:24px;box-sizing:border-box;font-family:system-ui,sans-serif;background:light-dark(#faf8f6,#121110);color:light-dark(#1b1210,#f5f2ef)}h1{max-width:20ch;margin:0;font-size:clamp(1.375rem,1.2rem + 1vw,2rem);line-height:1.2;text-align:center;text-wrap:balance}';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends a page of one sentence, where there is no restaurant to show it in. It is kept nowhere. */
export function sendSentence(
  reply: FastifyReply,
  { sentence, language }: { sentence: string; language: Language },
): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'content-type': 'text/html; charset=utf-8',
    })
    .send(pageOf(escapeHtml(sentence), language));
}

function pageOf(sentence: string, language: Language): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${sentence}</title><style>${STYLE}</style></head><body><main><h1>${sentence}</h1></main></body></html>`;
}
