import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { separatorOf } from '../../contract/csv.ts';
import * as endpoints from '../../contract/endpoints/mailing-list.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { headsIn } from '../platform/file-heads.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { askToJoin } from './ask-to-join.ts';
import { changeMailingList, readMailingList } from './list-settings.ts';
import { recordExport, subscribersCsv } from './subscribers-file.ts';
import { readSubscription, subscribe, unsubscribe } from './subscription.ts';

/** Routes on which customers join and leave the restaurant's mailing list, and staff look after it. */
export async function mailingListRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const act = (request: Parameters<typeof signedIn>[0]) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
  });

  route(endpoints.joinMailingList, async (request) => {
    const { tenant, language, body } = request;
    const asking = { restaurantId: tenant.id, email: body.email, userId: null, source: 'checkout', language } as const;
    await askToJoin(services, { ...asking, network: networkOf(request) });
    return { data: { isAsked: true as const } };
  });

  route(endpoints.getSubscription, async (request) => ({
    data: { subscription: await readSubscription(services, act(request)) },
  }));

  route(endpoints.subscribe, async (request) => {
    const { language, body } = request;
    return {
      data: {
        subscription: await subscribe(services, { ...act(request), ...body, language, network: networkOf(request) }),
      },
    };
  });

  route(endpoints.unsubscribe, async (request) => {
    await unsubscribe(services, act(request));
  });

  route(endpoints.getMailingList, async ({ tenant }) => ({ data: await readMailingList(services, tenant.id) }));

  route(endpoints.changeMailingList, async (request) => ({
    data: await changeMailingList(services, { ...act(request), now: services.clock() }, request.body),
  }));

  route(endpoints.getSubscribersFile, async (request, reply) => {
    const { tenant, query, language } = request;
    const { separator = separatorOf(language) } = query;
    await recordExport(services.db, { ...act(request), now: services.clock() });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.slug}-subscribers.csv"`)
      .send(Readable.from(subscribersCsv(services.db, tenant.id, { separator, named: headsIn(language) })));
  });
}
