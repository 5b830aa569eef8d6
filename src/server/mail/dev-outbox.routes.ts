import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findMail, newestMails, type OutboxRow } from '../outbox/outbox.repo.ts';
import type { App } from '../platform/http/app.ts';
import { isOwnMachine } from '../platform/http/own-machine.ts';
import { answerNotFound } from '../platform/refusals/problems.ts';
import type { Services } from '../services.ts';
import { composeMail } from './compose-mail.ts';
import { mailListPage, mailPage, OUTBOX_STYLE, type ShownMail } from './dev-outbox-pages.ts';
import { isOutboxShown } from './outbox-shown.ts';

const SHOWN = 50;

const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(OUTBOX_STYLE).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Policy of a shown mail: nothing in it runs, and its links open as normal pages. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https:',
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

type Params = { Params: { id: string } };

/**
 * The outbox as web pages for developers, with the mails of all restaurants and their links. If it is not shown, its paths answer
 * 404 like any unknown path.
 */
export async function devOutboxRoutes(app: App, services: Services): Promise<void> {
  const { config, db } = services;
  if (!isOutboxShown(config)) return;
  const hidden = { schema: { hide: true } };

  async function shown(row: OutboxRow): Promise<ShownMail> {
    const { restaurant } = await services.content.of(row.restaurant_id, 'en');
    try {
      return { row, restaurant: restaurant.name, mail: await composeMail(services, row) };
    } catch (error) {
      return { row, restaurant: restaurant.name, mail: null, problem: String(error) };
    }
  }
  const send = (reply: FastifyReply, html: string, policy = PAGE_POLICY) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(html);
  const mayLook = (request: FastifyRequest) => config.DEV_OUTBOX || (isOwnMachine(request) && hasLocalName(request));

  app.get('/dev/outbox', hidden, async (request, reply) => {
    if (!mayLook(request)) return answerNotFound(request, reply);
    const mails = await Promise.all((await newestMails(db, SHOWN)).map(shown));
    return send(reply, mailListPage(mails));
  });

  app.get<Params>('/dev/outbox/:id', hidden, async (request, reply) => {
    const row = mayLook(request) && (await findMail(db, request.params.id));
    return row ? send(reply, mailPage(await shown(row))) : answerNotFound(request, reply);
  });

  app.get<Params>('/dev/outbox/:id/html', hidden, async (request, reply) => {
    const row = mayLook(request) && (await findMail(db, request.params.id));
    if (!row) return answerNotFound(request, reply);
    const { html } = await composeMail(services, row);
    reply.header('x-frame-options', 'SAMEORIGIN');
    return send(reply, html.replace('<head>', '<head><base target="_blank">'), MAIL_POLICY);
  });
}

/** Refuses DNS rebinding: a page of another site whose name resolves to this machine sends that name as Host. */
function hasLocalName({ hostname }: FastifyRequest): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
