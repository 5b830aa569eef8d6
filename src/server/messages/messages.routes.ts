import { messageInput, messageSentAnswer } from '../../contract/messages.ts';
import * as contract from '../../contract/staff/staff-messages.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import type { App } from '../platform/http/app.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { markRead, readInbox, removeMessage, replyToMessage } from './inbox.ts';
import { changeMessageSettings } from './message-settings.ts';
import { messagesRefusals } from './messages.refusals.ts';
import { sendMessage } from './send-message.ts';

const { forbidden, not_found } = commonRefusals;

/** Routes of the contact form and of the restaurant's inbox. */
export async function messagesRoutes(app: App, services: Services): Promise<void> {
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];
  const act = (request: Parameters<typeof signedIn>[0]) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
  });

  app.post(
    '/messages',
    {
      schema: {
        tags: ['restaurants'],
        operationId: 'sendMessage',
        summary: 'Send the restaurant a message, where it receives them',
        body: messageInput,
        response: { 202: messageSentAnswer },
        refusals: [messagesRefusals.messages_not_taken, messagesRefusals.too_many_messages],
      },
      config: { rateLimit: limits.message },
    },
    async ({ tenant, language, body: input }, reply) => {
      await sendMessage(services, { restaurantId: tenant.id, language, input });
      return reply.code(202).send({ data: { isSent: true } });
    },
  );

  app.get(
    '/staff/messages',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listMessages',
        summary: 'List the messages of the contact form, newest first',
        querystring: contract.staffMessagesQuery,
        response: { 200: contract.staffMessagesAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, query }) => ({ data: await readInbox(services.db, tenant.id, query.after) }),
  );

  app.put(
    '/staff/message-settings',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeMessageSettings',
        summary: 'Say whether the contact form delivers, and how long messages are kept',
        body: contract.messageSettings,
        response: { 200: contract.messageSettingsAnswer },
        refusals: [forbidden],
      },
    },
    async (request) => ({ data: await changeMessageSettings(services, act(request), request.body) }),
  );

  app.patch(
    '/staff/messages/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'markMessage',
        summary: 'Mark a message as read or as unread',
        params: contract.staffMessageParams,
        body: contract.staffMessageChange,
        response: { 200: contract.staffMessageAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => {
      const message = await markRead(services, { ...act(request), id: request.params.id }, request.body.isRead);
      return { data: { message } };
    },
  );

  app.post(
    '/staff/messages/:id/reply',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'replyToMessage',
        summary: 'Answer a message by mail',
        params: contract.staffMessageParams,
        body: contract.staffMessageReply,
        response: { 200: contract.staffMessageAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => {
      const message = await replyToMessage(services, { ...act(request), id: request.params.id }, request.body.reply);
      return { data: { message } };
    },
  );

  app.delete(
    '/staff/messages/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'removeMessage',
        summary: 'Delete a message',
        params: contract.staffMessageParams,
        response: { 200: contract.staffMessageRemoved },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => {
      const { id } = request.params;
      await removeMessage(services, { ...act(request), id });
      return { data: { removed: id } };
    },
  );
}
