import { defineRefusals } from '../platform/refusals/refusal.ts';

export const webhooksRefusals = defineRefusals({
  too_many_webhooks: 409,
  webhook_is_off: 409,
});
