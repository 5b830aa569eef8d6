import * as z from 'zod/mini';
import { openCheckoutInput, openedCheckoutAnswer } from '../opened-checkout.ts';
import { assistantSettingsAnswer, assistantSettingsInput } from '../staff/staff-assistants.ts';
import {
  checkout,
  checkoutInput,
  checkoutParams,
  completeCheckoutInput,
  newCheckoutInput,
  ucpHeaders,
  ucpProfile,
  ucpWriteHeaders,
} from '../ucp.ts';
import { endpoint } from './endpoint.ts';

/** JSON-RPC, which the protocol's library reads. */
const message = z.union([
  z.looseObject({ jsonrpc: z.literal('2.0') }),
  z.array(z.looseObject({})).check(z.maxLength(20)),
]);

export const callMcp = endpoint('POST', '/mcp', {
  isHidden: true,
  perMinute: 300,
  summary: 'Answer a message of the Model Context Protocol',
  body: message,
  answer: z.unknown(),
  refusals: ['assistants_off'],
});

export const getUcpProfile = endpoint('GET', '/ucp/profile', {
  perMinute: 600,
  summary: 'Tell what assistants can do here',
  description: 'Also at `/.well-known/ucp`. It follows the draft of the Universal Commerce Protocol for food.',
  tag: 'assistants',
  answer: ucpProfile,
  refusals: ['assistants_off'],
});

export const createCheckout = endpoint('POST', '/ucp/checkout-sessions', {
  perMinute: 60,
  summary: 'Begin a checkout for an assistant',
  description:
    'It counts as a cart: a person confirms and pays on the page of its `continue_url`. What stands in its way is told in `messages`, with 200 or 201. With an `Idempotency-Key` a repeated call answers the same checkout.',
  tag: 'assistants',
  headers: ucpWriteHeaders,
  body: newCheckoutInput,
  answer: checkout,
  status: 201,
  orStatus: 200,
  refusals: ['assistants_off', 'wrong_restaurant', 'checkout_key_reused'],
});

export const getCheckout = endpoint('GET', '/ucp/checkout-sessions/:id', {
  perMinute: 300,
  summary: 'Get a checkout of an assistant',
  tag: 'assistants',
  params: checkoutParams,
  headers: ucpHeaders,
  answer: checkout,
  refusals: ['assistants_off', 'not_found'],
});

export const updateCheckout = endpoint('PUT', '/ucp/checkout-sessions/:id', {
  perMinute: 240,
  summary: 'Replace what a checkout of an assistant says',
  description:
    'What is left out is removed. A checkout that was ordered or canceled stays as it is, and says so in `messages`.',
  tag: 'assistants',
  params: checkoutParams,
  headers: ucpWriteHeaders,
  body: checkoutInput,
  answer: checkout,
  refusals: ['assistants_off', 'not_found', 'wrong_restaurant'],
});

export const completeCheckout = endpoint('POST', '/ucp/checkout-sessions/:id/complete', {
  perMinute: 60,
  summary: 'Ask for the order of a checkout of an assistant',
  description:
    'It places nothing unless the restaurant lets assistants order what a buyer whom it knows pays at the counter (`ready_for_complete`): else the answer names the page on which a person does (`requires_escalation`). Repeated, it answers the same order.',
  tag: 'assistants',
  params: checkoutParams,
  headers: ucpWriteHeaders,
  body: completeCheckoutInput,
  answer: checkout,
  refusals: ['assistants_off', 'not_found'],
});

export const cancelCheckout = endpoint('POST', '/ucp/checkout-sessions/:id/cancel', {
  perMinute: 60,
  summary: 'Cancel a checkout of an assistant',
  description: 'An order that was placed from it stays.',
  tag: 'assistants',
  params: checkoutParams,
  headers: ucpWriteHeaders,
  answer: checkout,
  refusals: ['assistants_off', 'not_found'],
});

export const openCheckout = endpoint('POST', '/ucp/opened', {
  isHidden: true,
  perMinute: 60,
  summary: 'Open a checkout of an assistant on the restaurant’s own page',
  body: openCheckoutInput,
  answer: openedCheckoutAnswer,
  refusals: ['assistants_off', 'not_found'],
});

export const getAssistants = endpoint('GET', '/staff/assistants', {
  needs: 'settings',
  summary: 'Get what assistants may do',
  answer: assistantSettingsAnswer,
});

export const setAssistants = endpoint('PUT', '/staff/assistants', {
  needs: 'settings',
  summary: 'Say what assistants may do',
  description: 'By default they read the restaurant and its menu, and begin checkouts that people confirm.',
  body: assistantSettingsInput,
  answer: assistantSettingsAnswer,
});
