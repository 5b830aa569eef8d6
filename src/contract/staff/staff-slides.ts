import * as z from 'zod/mini';
import { ANIMATION_HINTS } from '../../domain/look/animation-hints.ts';
import { safeLink } from '../../domain/look/safe-link.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { uploadedPicture } from '../pictures.ts';
import { id } from '../primitives.ts';
import { line, oneLine } from '../texts.ts';
import { at, ids } from './staff-menu-primitives.ts';
import { staffText, staffTextInput } from './staff-texts.ts';
import { version, versionIfKnown } from './staff-versions.ts';

const colour = z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'colour_invalid')));

const looks = {
  linkUrl: z.nullable(z.string().check(oneLine, z.maxLength(500, 'too_long'), z.regex(safeLink, 'link_invalid'))),
  /** null: the theme's colour. */
  buttonColor: colour,
  buttonTextColor: colour,
  overlayColor: colour,
  textColor: colour,
  animationHint: z.enum(ANIMATION_HINTS),
  isActive: z.boolean(),
};

/** An uploaded .mp4. `name` is the hash of its content, `url` where it is served. */
export const uploadedVideo = z.object({
  name: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  url: z.string(),
});

/** A hero slide as staff edit it, inactive ones too. Its position is not part of `version`. */
export const staffSlide = z.object({
  _id: z.string(),
  title: staffText,
  subtitle: staffText,
  linkText: staffText,
  /** The picture, or the still of a video until it plays. */
  picture: z.nullable(uploadedPicture),
  /** A portrait crop for phones. */
  tallPicture: z.nullable(uploadedPicture),
  video: z.nullable(uploadedVideo),
  ...looks,
  version,
});

const slide = z.object({
  title: staffTextInput(line(STAFF_MAX.name)),
  subtitle: z.nullable(staffTextInput(line(STAFF_MAX.slideText))),
  /** null: no link is shown. */
  linkText: z.nullable(staffTextInput(line(STAFF_MAX.linkText))),
  pictureId: z.nullable(id),
  tallPictureId: z.nullable(id),
  /** The `name` of an uploaded video; null: none. */
  video: z.nullable(uploadedVideo.shape.name),
  ...looks,
});

type Slide = z.infer<typeof slide>;
const makesSense = [
  z.refine<Slide>(({ pictureId, video }) => pictureId !== null || video !== null, at('pictureId', 'picture_required')),
  z.refine<Slide>(({ linkUrl, linkText }) => linkUrl === null || linkText !== null, at('linkText', 'required')),
  z.refine<Slide>(({ linkUrl, linkText }) => linkText === null || linkUrl !== null, at('linkUrl', 'required')),
] as const;

export const staffSlideInput = slide.check(...makesSense);
export const staffSlideChange = z.extend(slide, versionIfKnown).check(...makesSense);
export const removeSlideQuery = z.object(versionIfKnown);

/** The named slides fill, in this order, the places that they have now together; the others stay. */
export const reorderSlidesInput = z.object({ ids: ids(STAFF_MAX.highlights).check(z.minLength(1, 'required')) });

export const staffSlideParams = z.object({ id });
export const staffSlideAnswer = z.object({ data: z.object({ highlight: staffSlide }) });
export const staffSlidesAnswer = z.object({ data: z.object({ highlights: z.array(staffSlide) }) });
export const uploadedVideoAnswer = z.object({ data: z.object({ video: uploadedVideo }) });
/** The bytes of the file. */
export const videoFile = z
  .custom<Uint8Array>((body) => body instanceof Uint8Array, 'required')
  .register(z.globalRegistry, { type: 'string', format: 'binary' });

export type StaffSlide = z.infer<typeof staffSlide>;
export type StaffSlideInput = z.infer<typeof staffSlideInput>;
export type UploadedVideo = z.infer<typeof uploadedVideo>;
