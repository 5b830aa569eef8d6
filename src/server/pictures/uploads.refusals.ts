import { defineRefusals } from '../platform/refusal.ts';

export const uploadsRefusals = defineRefusals({
  uploads_full: 409,
});
