import { defineRefusals } from '../platform/refusals/refusal.ts';

export const themeRefusals = defineRefusals({
  logo_refused: 422,
  logo_too_small: 422,
  logo_unknown: 422,
  drawing_too_heavy: 413,
});
