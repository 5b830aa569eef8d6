import { defineRefusals } from '../platform/refusals/refusal.ts';

export const domainsRefusals = defineRefusals({
  domain_invalid: 422,
  domain_taken: 409,
  last_domain: 409,
  too_many_domains: 409,
});
