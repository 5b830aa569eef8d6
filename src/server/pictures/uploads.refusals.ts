import { defineRefusals } from '../platform/refusals/refusal.ts';

export const uploadsRefusals = defineRefusals({
  uploads_full: 409,
});
