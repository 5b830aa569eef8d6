import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { id } from '../../contract/primitives.ts';
import { isEmail } from '../../domain/people/email.ts';
import { pageLanguage } from '../pages/page-language.ts';
import type { App } from '../platform/http/app.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { isOwnOrigin } from '../platform/http/own-origin.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { askToJoin } from './ask-to-join.ts';
import { type JoinFields, joinPage, type ListPage, outcomePage, questionPage } from './list-pages.ts';
import { listStyle } from './list-style.ts';
import { mailingListRefusals } from './mailing-list.refusals.ts';
import { confirmByLink, endSubscription, findByLink, findSubscriber } from './subscribers.repo.ts';

interface Place extends ListPage {
  restaurantId: string;
}
type Fields = Partial<Record<string, string>>;
type Answer = (place: Place, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The mailing list's own pages, which need no script: joining, the mailed link that confirms, and leaving, which mail programs also do
 * by themselves (RFC 8058). Where there is no list, their addresses are unknown like any other.
 */
export async function listPageRoutes(app: App, services: Services): Promise<void> {
  const { db, clock } = services;

  async function placeOf(request: FastifyRequest): Promise<Place | null> {
    const tenant = await services.tenants.byHost(request.host);
    if (!tenant) return null;
    const language = pageLanguage(request, tenant);
    const { restaurant } = await services.content.of(tenant.id, language);
    return { restaurantId: tenant.id, restaurant, language };
  }

  const showForm: Answer = async (place, _request, reply) =>
    place.restaurant.hasMailingList
      ? send(reply, place, joinPage(place, { email: '', problem: null }))
      : nowhere(reply);

  const join: Answer = async (place, request, reply) => {
    if (!place.restaurant.hasMailingList) return nowhere(reply);
    const { email = '', consent, website } = (request.body ?? {}) as Fields;
    const again = (problem: JoinFields['problem']) =>
      send(reply.code(problem === 'too_many' ? 429 : 422), place, joinPage(place, { email, problem }));
    // Another site's page would have its visitors ask for others: each from a network of their own.
    if (!isOwnOrigin(request.headers.origin, request.host) || isOtherSites(request))
      return send(reply.code(403), place, joinPage(place, { email: '', problem: null }));
    if (!isEmail(email)) return again('email_invalid');
    if (consent !== 'yes') return again('consent_missing');
    try {
      // A field that people do not see: what fills it in is a program.
      const network = networkOf(request);
      if (!website) await askToJoin(services, { ...place, email, userId: null, source: 'page', network });
    } catch (error) {
      const isMany = error instanceof Refusal && error.kind.code === mailingListRefusals.too_many_joins.code;
      if (isMany) return again('too_many');
      throw error;
    }
    return send(reply, place, outcomePage(place, { title: 'asked_title', text: 'asked_text' }));
  };

  const askToConfirm: Answer = async (place, request, reply) => {
    const token = asked(request, 'token');
    const row = await findByLink(db, { ...place, tokenHash: sha256(token), now: clock() });
    if (!row) return spent(place, reply);
    if (row.confirmed_at !== null) return send(reply, place, confirmed(place));
    const texts = { title: 'confirm_title', text: 'confirm_text', button: 'confirm' } as const;
    return send(reply, place, questionPage(place, texts, request.url));
  };

  const confirm: Answer = async (place, request, reply) => {
    const token = asked(request, 'token');
    const isDone = await confirmByLink(db, { ...place, tokenHash: sha256(token), now: clock() });
    return isDone ? send(reply, place, confirmed(place)) : spent(place, reply);
  };

  const askToLeave: Answer = async (place, request, reply) => {
    const row = await findSubscriber(db, place.restaurantId, asked(request, 'of'));
    if (!row && !place.restaurant.hasMailingList) return nowhere(reply);
    if (!row || row.left_at !== null) return send(reply, place, gone(place));
    const texts = { title: 'leave_title', text: 'leave_text', button: 'leave' } as const;
    return send(reply, place, questionPage(place, texts, request.url));
  };

  const leave: Answer = async (place, request, reply) => {
    await endSubscription(db, place.restaurantId, asked(request, 'of'), clock());
    return send(reply, place, gone(place));
  };

  const confirmed = (place: Place) => outcomePage(place, { title: 'confirmed_title', text: 'confirmed_text' });
  const gone = (place: Place) => outcomePage(place, { title: 'left_title', text: 'left_text' });
  const spent = (place: Place, reply: FastifyReply) =>
    place.restaurant.hasMailingList
      ? send(reply.code(404), place, outcomePage(place, { title: 'spent_title', text: 'spent_text' }, true))
      : nowhere(reply);

  await app.register(async (scoped) => {
    scoped.removeAllContentTypeParsers();
    scoped.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    // Mail programs may send either form. What they say in it, the address of the request says as well.
    scoped.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: 4096 }, async () => ({}));
    const at = (method: 'GET' | 'POST', url: string, answer: Answer) =>
      scoped.route({
        ...{ method, url, schema: { hide: true } },
        ...(method === 'POST' && { config: { rateLimit: limits.joinList } }),
        handler: async (request, reply) => {
          const place = await placeOf(request);
          return place ? answer(place, request, reply) : nowhere(reply);
        },
      });
    at('GET', '/mailing-list', showForm);
    at('POST', '/mailing-list', join);
    at('GET', '/mailing-list/confirm', askToConfirm);
    at('POST', '/mailing-list/confirm', confirm);
    at('GET', '/mailing-list/leave', askToLeave);
    at('POST', '/mailing-list/leave', leave);
  });

  function send(reply: FastifyReply, { restaurant, language }: Place, page: string): FastifyReply {
    const style = createHash('sha256').update(listStyle(restaurant)).digest('base64');
    const policy = `default-src 'none'; style-src 'sha256-${style}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
    // No other site learns the address with its token; to this one, browsers say from which origin the form comes.
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
      .headers({ 'content-language': language })
      .type('text/html; charset=utf-8')
      .send(page);
  }
}

/** A parameter of a mailed link, which is an id or a random token; nothing if it is anything else, which none of ours is. */
function asked({ query }: FastifyRequest, name: 'token' | 'of'): string {
  return id.safeParse((query as Record<string, unknown>)[name]).data ?? '';
}

/** The answer of any unknown address. */
function nowhere(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** A page of another site sent the form, as browsers say. Programs and old browsers say nothing. */
function isOtherSites({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}
