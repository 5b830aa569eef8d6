import { defineRefusals } from '../platform/refusals/refusal.ts';

export const mailingListRefusals = defineRefusals({
  mailing_list_off: 409,
  too_many_joins: 429,
  campaign_running: 409,
  campaign_to_nobody: 409,
  campaign_without_own_language: 409,
});
