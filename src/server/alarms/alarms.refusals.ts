import { defineRefusals } from '../platform/refusals/refusal.ts';

export const alarmsRefusals = defineRefusals({
  too_many_devices: 409,
  no_webhook: 409,
  number_not_callable: 409,
});
