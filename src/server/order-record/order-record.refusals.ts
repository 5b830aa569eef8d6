import { defineRefusals } from '../platform/refusals/refusal.ts';

export const orderRecordRefusals = defineRefusals({
  customer_without_email: 409,
  too_many_notes: 429,
  too_many_messages_of_order: 429,
});
