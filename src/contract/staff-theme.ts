import * as z from 'zod/mini';
import { version, versionIfKnown } from './staff-versions.ts';

/** Characters of an SVG logo: enough for a drawing, but not for an embedded photograph. */
export const MAX_LOGO = 60_000;

const colour = z.string('required').check(z.trim(), z.regex(/^#[0-9a-fA-F]{6}$/, 'colour_invalid'));
const colours = { primary: colour, secondary: colour, accent: colour };

/** The colours as entered. The colours on screen are derived from them so that all text is readable (`deriveTheme`). */
const staffTheme = z.object({
  primary: z.string(),
  secondary: z.string(),
  accent: z.string(),
  logoUrl: z.nullable(z.string()),
});
export const staffThemeAnswer = z.object({ data: z.extend(staffTheme, { version }) });

export const staffThemeInput = z.object({
  ...colours,
  /** An SVG document; null deletes the logo, undefined leaves it unchanged. */
  logo: z.optional(z.nullable(z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_LOGO, 'too_long')))),
});

export const staffThemeChange = z.extend(staffThemeInput, versionIfKnown);

export type StaffTheme = z.infer<typeof staffTheme>;
export type StaffThemeInput = z.infer<typeof staffThemeInput>;
