import { defineRefusals } from '../platform/refusals/refusal.ts';

export const leaveReviewRefusals = defineRefusals({
  nothing_to_review: 409,
  already_reviewed: 409,
});
