import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { separatorOf } from '../../contract/csv.ts';
import * as contract from '../../contract/mailing-list.ts';
import * as staff from '../../contract/staff/staff-mailing-list.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { noContent } from '../platform/http/no-content.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { askToJoin } from './ask-to-join.ts';
import { changeMailingList, readMailingList } from './list-settings.ts';
import { mailingListRefusals } from './mailing-list.refusals.ts';
import { recordExport, subscribersCsv } from './subscribers-file.ts';
import { readSubscription, subscribe, unsubscribe } from './subscription.ts';

const { mailing_list_off, too_many_joins } = mailingListRefusals;
const longCsv = z.custom<Readable>().register(z.globalRegistry, { type: 'string' });

/** Routes on which customers join and leave the restaurant's mailing list, and staff look after it. */
export async function mailingListRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const customers = { tags: ['account'], security: [{ customer: [] }] };
  const managers = [services.authenticate, requireStaff(services.db, 'customers')];
  const owners = [services.authenticate, requireStaff(services.db, 'privacy')];
  const act = (request: Parameters<typeof signedIn>[0]) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
  });

  api.post(
    '/mailing-list',
    {
      config: { rateLimit: limits.joinList },
      schema: {
        tags: ['restaurants'],
        operationId: 'joinMailingList',
        summary: 'E-mail a link that puts an address on the restaurant’s mailing list',
        description: 'The answer is the same whether or not the address is on the list.',
        body: contract.joinListInput,
        response: { 202: contract.joinListAnswer },
        refusals: [mailing_list_off, too_many_joins],
      },
    },
    async ({ tenant, language, body: { email } }, reply) => {
      await askToJoin(services, { restaurantId: tenant.id, email, userId: null, source: 'checkout', language });
      return reply.code(202).send({ data: { isAsked: true } });
    },
  );

  api.get(
    '/users/me/subscription',
    {
      preValidation: services.authenticate,
      schema: {
        ...customers,
        operationId: 'getSubscription',
        summary: 'Get whether the account has asked to be on the restaurant’s mailing list, and has confirmed it',
        response: { 200: contract.subscriptionAnswer },
      },
    },
    async (request) => ({ data: { subscription: await readSubscription(services, act(request)) } }),
  );

  api.put(
    '/users/me/subscription',
    {
      preValidation: services.authenticate,
      config: { rateLimit: limits.joinList },
      schema: {
        ...customers,
        operationId: 'subscribe',
        summary: 'E-mail the account’s address a link that puts it on the restaurant’s mailing list',
        body: contract.subscriptionInput,
        response: { 200: contract.subscriptionAnswer },
        refusals: [mailing_list_off, too_many_joins],
      },
    },
    async (request) => {
      const { language, body } = request;
      return { data: { subscription: await subscribe(services, { ...act(request), ...body, language }) } };
    },
  );

  api.delete(
    '/users/me/subscription',
    {
      preValidation: services.authenticate,
      schema: {
        ...customers,
        operationId: 'unsubscribe',
        summary: 'Take the account’s address off the restaurant’s mailing list',
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await unsubscribe(services, act(request));
      return reply.code(204).send();
    },
  );

  api.get(
    '/staff/mailing-list',
    {
      preValidation: managers,
      schema: {
        ...staffSchema,
        operationId: 'getMailingList',
        summary: 'Get whether the restaurant has a mailing list, and how many are on it',
        response: { 200: staff.mailingListAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readMailingList(services, tenant.id) }),
  );

  api.put(
    '/staff/mailing-list',
    {
      preValidation: managers,
      schema: {
        ...staffSchema,
        operationId: 'changeMailingList',
        summary: 'Say whether customers may join a mailing list',
        description: 'Who is on it stays on it. A 409 carries the current `record`.',
        body: staff.mailingListInput,
        response: { 200: staff.mailingListAnswer },
        refusals: [commonRefusals.forbidden, versionsRefusals.menu_changed],
      },
    },
    async (request) => ({
      data: await changeMailingList(services, { ...act(request), now: services.clock() }, request.body),
    }),
  );

  api.get(
    '/staff/subscribers.csv',
    {
      preValidation: owners,
      schema: {
        ...staffSchema,
        operationId: 'getSubscribersFile',
        summary: 'Download everybody on the mailing list with their consent as a spreadsheet file',
        description: 'The history says who took it along.',
        querystring: staff.subscribersFileQuery,
        produces: ['text/csv'],
        response: { 200: longCsv },
        refusals: [commonRefusals.forbidden],
      },
    },
    async (request, reply) => {
      const { tenant, query, language } = request;
      await recordExport(services.db, { ...act(request), now: services.clock() });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${tenant.slug}-subscribers.csv"`)
        .send(Readable.from(subscribersCsv(services.db, tenant.id, query.separator ?? separatorOf(language))));
    },
  );
}
