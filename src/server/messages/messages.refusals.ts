import { defineRefusals } from '../platform/refusals/refusal.ts';

export const messagesRefusals = defineRefusals({
  messages_not_taken: 409,
  too_many_messages: 429,
});
