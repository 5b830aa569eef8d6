import { defineRefusals } from '../platform/refusals/refusal.ts';

export const staffReviewsRefusals = defineRefusals({
  too_many_replies: 409,
});
