import { defineRefusals } from '../platform/refusals/refusal.ts';

export const staffSlidesRefusals = defineRefusals({
  highlight_media_unknown: 422,
  too_many_highlights: 409,
  highlights_changed: 409,
});
