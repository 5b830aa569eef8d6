import { defineRefusals } from '../platform/refusals/refusal.ts';

export const accountRefusals = defineRefusals({
  invalid_credentials: 401,
  too_many_attempts: 429,
  email_taken: 409,
  session_ended: 401,
  refresh_raced: 409,
  wrong_password: 400,
  reset_link_invalid: 400,
  guests_not_taken: 403,
});
