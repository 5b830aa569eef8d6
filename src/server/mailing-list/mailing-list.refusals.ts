import { defineRefusals } from '../platform/refusals/refusal.ts';

export const mailingListRefusals = defineRefusals({
  mailing_list_off: 409,
  too_many_joins: 429,
});
