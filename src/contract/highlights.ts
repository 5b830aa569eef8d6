import * as z from 'zod/mini';
import { image, langs, language, originals } from './primitives.ts';

const colour = z.nullable(z.string());

/** A hero slide. If `imageUrl` ends in .mp4 it is a video, and `image` its still picture. */
export const highlight = z.object({
  _id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string(),
  image: z.nullable(image),
  /** A portrait crop for phones. */
  tallImage: z.nullable(image),
  linkUrl: z.nullable(z.string()),
  linkText: z.nullable(z.string()),
  buttonColor: colour,
  buttonTextColor: colour,
  overlayColor: colour,
  textColor: colour,
  displayOrder: z.int(),
  /** slide-in-left, zoom-in, fade-up, none; anything else fades in. */
  animationHint: z.string(),
  lang: language,
  langs,
  originals,
});
export const highlightsAnswer = z.object({ highlights: z.array(highlight) });

export type Highlight = z.infer<typeof highlight>;
