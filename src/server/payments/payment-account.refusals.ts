import { defineRefusals } from '../platform/refusals/refusal.ts';

/** What keeps a restaurant from taking payments online. */
export const paymentAccountRefusals = defineRefusals({
  payment_key_invalid: 409,
  payment_key_lacks_rights: 409,
  payment_charges_disabled: 409,
  payment_provider_unreachable: 503,
  payment_check_failed: 409,
  payment_currency: 409,
  payments_open: 409,
  payments_secret_missing: 409,
  no_simulator: 409,
});
