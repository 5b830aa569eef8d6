import {
  deliveriesAnswer,
  deliveryParams,
  webhookChange,
  webhookInput,
  webhookParams,
  webhooksAnswer,
} from '../staff/staff-webhooks.ts';
import { endpoint } from './endpoint.ts';

export const listWebhooks = endpoint('GET', '/staff/webhooks', {
  needs: 'connections',
  summary: 'List the addresses that are called when something happens at the restaurant',
  answer: webhooksAnswer,
});

export const addWebhook = endpoint('POST', '/staff/webhooks', {
  needs: 'connections',
  summary: 'Have an address called when something happens at the restaurant',
  description: 'Calls are signed as Standard Webhooks has it, and come at least once, one order’s in order.',
  body: webhookInput,
  answer: webhooksAnswer,
  status: 201,
  refusals: ['too_many_webhooks', 'webhook_not_outside'],
});

export const changeWebhook = endpoint('PUT', '/staff/webhooks/:id', {
  needs: 'connections',
  summary: 'Change which address is called and of what it is told, or switch it off',
  params: webhookParams,
  body: webhookChange,
  answer: webhooksAnswer,
  refusals: ['not_found', 'webhook_not_outside'],
});

export const removeWebhook = endpoint('DELETE', '/staff/webhooks/:id', {
  needs: 'connections',
  summary: 'Call an address no more, and forget what it was told',
  params: webhookParams,
  answer: webhooksAnswer,
  refusals: ['not_found'],
});

export const renewWebhookSecret = endpoint('POST', '/staff/webhooks/:id/secret', {
  needs: 'connections',
  perMinute: 30,
  summary: 'Give a webhook another secret; for a day its calls are signed by the former one, too',
  params: webhookParams,
  answer: webhooksAnswer,
  refusals: ['not_found'],
});

export const tryWebhook = endpoint('POST', '/staff/webhooks/:id/test', {
  needs: 'connections',
  perMinute: 30,
  summary: 'Call a webhook to show that it answers',
  params: webhookParams,
  answer: deliveriesAnswer,
  refusals: ['not_found', 'webhook_is_off'],
});

export const listDeliveries = endpoint('GET', '/staff/webhooks/:id/deliveries', {
  needs: 'connections',
  summary: 'List the last calls of a webhook, newest first',
  params: webhookParams,
  answer: deliveriesAnswer,
  refusals: ['not_found'],
});

export const deliverAgain = endpoint('POST', '/staff/webhooks/:id/deliveries/:deliveryId/again', {
  needs: 'connections',
  perMinute: 60,
  summary: 'Call a webhook once more of what it was told',
  description: 'With the same id, by which a receiver knows what it has had.',
  params: deliveryParams,
  answer: deliveriesAnswer,
  refusals: ['not_found', 'webhook_is_off'],
});
