import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/messages.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { markRead, readInbox, removeMessage, replyToMessage } from './inbox.ts';
import { changeMessageSettings } from './message-settings.ts';
import { sendMessage } from './send-message.ts';

/** Routes of the contact form and of the restaurant's inbox. */
export async function messagesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const act = (request: Parameters<typeof signedIn>[0]) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
  });

  route(endpoints.sendMessage, async (request) => {
    const { tenant, language, body: input } = request;
    await sendMessage(services, { restaurantId: tenant.id, language, network: networkOf(request), input });
    return { data: { isSent: true as const } };
  });

  route(endpoints.listMessages, async ({ tenant, query }) => ({
    data: await readInbox(services.db, tenant.id, query.after),
  }));

  route(endpoints.changeMessageSettings, async (request) => ({
    data: await changeMessageSettings(services, act(request), request.body),
  }));

  route(endpoints.markMessage, async (request) => {
    const message = await markRead(services, { ...act(request), id: request.params.id }, request.body.isRead);
    return { data: { message } };
  });

  route(endpoints.replyToMessage, async (request) => {
    const message = await replyToMessage(services, { ...act(request), id: request.params.id }, request.body.reply);
    return { data: { message } };
  });

  route(endpoints.removeMessage, async (request) => {
    const { id } = request.params;
    await removeMessage(services, { ...act(request), id });
    return { data: { removed: id } };
  });
}
