import { defineRefusals } from '../platform/refusals/refusal.ts';

export const onboardingRefusals = defineRefusals({
  not_ready: 409,
});
