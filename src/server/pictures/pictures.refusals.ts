import { defineRefusals } from '../platform/refusals/refusal.ts';

export const picturesRefusals = defineRefusals({
  picture_type_unsupported: 415,
  picture_damaged: 422,
  picture_too_small: 422,
  picture_has_too_many_pixels: 422,
  picture_too_heavy: 413,
  too_many_pictures: 409,
  pictures_busy: 503,
  picture_not_here: 422,
});
