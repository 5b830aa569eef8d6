import { defineRefusals } from '../platform/refusals/refusal.ts';

export const assistantsRefusals = defineRefusals({
  assistants_off: 403,
  // As an order's reused key, with the status that the protocol has for it.
  checkout_key_reused: 409,
});
