import { defineRefusals } from '../platform/refusal.ts';

export const staffReviewsRefusals = defineRefusals({
  too_many_replies: 409,
});
