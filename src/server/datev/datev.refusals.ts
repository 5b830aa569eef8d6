import { defineRefusals } from '../platform/refusals/refusal.ts';

/** Why receipts are not written for DATEV. */
export const datevRefusals = defineRefusals({
  datev_not_set_up: 409,
  datev_account_missing: 409,
  datev_currency: 409,
});
