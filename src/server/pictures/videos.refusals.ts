import { defineRefusals } from '../platform/refusals/refusal.ts';

export const videosRefusals = defineRefusals({
  video_type_unsupported: 415,
  video_too_heavy: 413,
  videos_busy: 503,
});
