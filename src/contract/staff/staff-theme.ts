import * as z from 'zod/mini';
import { uploadedPicture } from '../pictures.ts';
import { id } from '../primitives.ts';
import { version, versionIfKnown } from './staff-versions.ts';

/** Characters of an SVG logo: enough for a drawing, but not for an embedded photograph. */
export const MAX_DRAWING = 60_000;
/** Names of uploaded logos. No SVG document looks like one. */
export const LOGO_NAME = /^[0-9a-f]{16}(\.webp)?$/;

const colour = z.string('required').check(z.trim(), z.regex(/^#[0-9a-fA-F]{6}$/, 'colour_invalid'));
const colours = { primary: colour, secondary: colour, accent: colour };

/** The colours as entered. The colours on screen are derived from them so that all text is readable (`deriveTheme`). */
const staffTheme = z.object({
  primary: z.string(),
  secondary: z.string(),
  accent: z.string(),
  logoUrl: z.nullable(z.string()),
  cover: z.nullable(uploadedPicture),
});
export const staffThemeAnswer = z.object({ data: z.extend(staffTheme, { version }) });

export const staffThemeInput = z.object({
  ...colours,
  /** The `name` of an uploaded logo, or an SVG document; null deletes the logo, undefined leaves it unchanged. */
  logo: z.optional(z.nullable(z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_DRAWING, 'too_long')))),
  /** An uploaded picture; null deletes the cover, undefined leaves it unchanged. */
  coverId: z.optional(z.nullable(id)),
});

export const staffThemeChange = z.extend(staffThemeInput, versionIfKnown);

/** A logo that no theme refers to yet. `url` is where it is served. */
export const uploadedLogo = z.object({ name: z.string().check(z.regex(LOGO_NAME)), url: z.string() });
export const uploadedLogoAnswer = z.object({ data: z.object({ logo: uploadedLogo }) });

export type StaffTheme = z.infer<typeof staffTheme>;
export type StaffThemeInput = z.infer<typeof staffThemeInput>;
export type UploadedLogo = z.infer<typeof uploadedLogo>;
