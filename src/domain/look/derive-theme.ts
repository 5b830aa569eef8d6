import { contrast, fromOklch, luminance, parseColour, toOklch } from './colour.ts';

/** A restaurant's colours as entered. An invalid one is replaced by the platform's (specification section 9). */
export type BrandColours = { primary?: unknown; secondary?: unknown; accent?: unknown };
export type ThemeMode = 'light' | 'dark';
/** CSS custom properties, '--primary' and so on; every value is '#rrggbb' or 'transparent'. */
export type Theme = Record<`--${string}`, string>;

export const DEFAULT_PRIMARY = '#6200EE';
export const DEFAULT_SECONDARY = '#03DAC6';

const BRAND_ROLES = ['primary', 'secondary', 'accent'] as const;
const GROUNDS = ['bg', 'surface', 'surface-2', 'surface-3'] as const;
const NEUTRALS = [...GROUNDS, 'text', 'text-2', 'text-3', 'line', 'line-strong'] as const;
type Neutral = (typeof NEUTRALS)[number];
type Neutrals = Record<Neutral, string>;

const WHITE = '#ffffff';
const BLACK = '#000000';
const INK = '#14110f';
/** WCAG ratios: body text aims at AAA, other text at AA, edges of controls at 1.4.11. */
const RATIO = { body: 7, text: 4.5, edge: 3 } as const;

/**
 * Derives an accessible theme from a brand's colours (design brief, "Colour"). `overrides` are the restaurant's own neutral
 * colours for the mode. They are applied before contrast is enforced, which may change them.
 */
export function deriveTheme(
  brand: BrandColours,
  mode: ThemeMode = 'light',
  overrides: Readonly<Record<string, unknown>> = {},
): Theme {
  const primary = parseColour(brand.primary) ?? DEFAULT_PRIMARY;
  const secondary = parseColour(brand.secondary) ?? DEFAULT_SECONDARY;
  const accent = parseColour(brand.accent) ?? secondary;
  const neutrals = readable({ ...neutralsOf(primary, mode), ...acceptable(overrides, mode) }, mode);
  const theme: Theme = {};
  for (const role of BRAND_ROLES) {
    const tones = brandTones({ primary, secondary, accent }[role], neutrals, mode);
    theme[`--${role}`] = tones.fill;
    theme[`--on-${role}`] = tones.on;
    theme[`--${role}-hover`] = tones.hover;
    theme[`--${role}-outline`] = tones.outline;
    theme[`--${role}-soft`] = tones.soft;
    theme[`--${role}-text`] = tones.text;
    theme[`--${role}-edge`] = tones.edge;
  }
  for (const name of NEUTRALS) theme[`--${name}`] = neutrals[name];
  return theme;
}

/** Neutral colours of fixed lightness, tinted with the brand's hue. */
function neutralsOf(primary: string, mode: ThemeMode): Neutrals {
  const { c: chroma, h: angle } = toOklch(primary);
  const hue = ((angle % 360) + 360) % 360;
  const isGrey = chroma < 0.02;
  // Food looks best on warm neutrals: the hues of red and pink brands are moved towards cream, and cool brands tint the surfaces
  // less.
  const h = isGrey ? 75 : hue < 110 ? (hue + 75) / 2 : hue > 330 ? 40 : hue;
  const tint = isGrey ? 0.6 : h > 180 && h < 330 ? 0.55 : 1;
  const neutral = (l: number, c: number) => fromOklch({ l, c: c * tint, h });
  if (mode === 'dark') {
    return {
      bg: neutral(0.165, 0.012),
      surface: neutral(0.205, 0.014),
      'surface-2': neutral(0.245, 0.016),
      'surface-3': neutral(0.3, 0.018),
      text: neutral(0.965, 0.006),
      'text-2': neutral(0.8, 0.012),
      'text-3': neutral(0.72, 0.014),
      line: neutral(0.315, 0.016),
      'line-strong': neutral(0.58, 0.02),
    };
  }
  return {
    bg: neutral(0.982, 0.006),
    surface: WHITE,
    'surface-2': neutral(0.958, 0.009),
    'surface-3': neutral(0.925, 0.013),
    text: neutral(0.2, 0.018),
    'text-2': neutral(0.42, 0.02),
    'text-3': neutral(0.5, 0.02),
    line: neutral(0.905, 0.01),
    'line-strong': neutral(0.6, 0.018),
  };
}

/** The usable overrides: valid colours; backgrounds only if text on them can reach 7:1 in this mode. */
function acceptable(overrides: Readonly<Record<string, unknown>>, mode: ThemeMode): Partial<Neutrals> {
  const taken: Partial<Neutrals> = {};
  for (const name of NEUTRALS) {
    const colour = parseColour(overrides[name]);
    if (colour && (!isGround(name) || isUsableGround(colour, mode))) taken[name] = colour;
  }
  return taken;
}

function isGround(name: Neutral): boolean {
  return (GROUNDS as readonly string[]).includes(name);
}

function isUsableGround(colour: string, mode: ThemeMode): boolean {
  const isDark = luminance(colour) < 0.18;
  // Slightly above the ratio, because tinted text is not pure black or white and `pushUntil` keeps a margin.
  const isReachable = Math.max(contrast(colour, BLACK), contrast(colour, WHITE)) >= RATIO.body + 0.1;
  return isReachable && isDark === (mode === 'dark');
}

function readable(neutrals: Neutrals, mode: ThemeMode): Neutrals {
  const grounds = textGrounds(neutrals);
  const push = (name: Neutral, ratio: number) => pushUntil(neutrals[name], grounds, ratio, awayFrom(mode));
  return {
    ...neutrals,
    text: push('text', RATIO.body),
    'text-2': push('text-2', RATIO.text),
    'text-3': push('text-3', RATIO.text),
    'line-strong': push('line-strong', RATIO.edge),
  };
}

/** The tones of one brand colour: fills and their labels, hover, outlines, soft backgrounds, text, edges. */
function brandTones(colour: string, neutrals: Neutrals, mode: ThemeMode) {
  const grounds = textGrounds(neutrals);
  const away = awayFrom(mode);
  const { c, h } = toOklch(colour);
  const visible = mode === 'dark' ? pushUntil(colour, [neutrals.bg, neutrals.surface], RATIO.edge, away) : colour;
  const { fill, on } = fillPair(visible);
  const soft = fromOklch(
    mode === 'dark' ? { l: 0.29, c: Math.min(c, 0.07), h } : { l: 0.945, c: Math.min(c, 0.035), h },
  );
  const edge = pushUntil(colour, grounds, RATIO.edge, away);
  return {
    fill,
    on,
    hover: hoverOf(fill, on),
    // A visible outline only if the fill has little contrast with the surface.
    outline: contrast(fill, neutrals.surface) < 1.6 ? edge : 'transparent',
    soft,
    text: pushUntil(colour, [...grounds, soft], RATIO.text, away),
    edge,
  };
}

/** A fill and its label colour. Labels on saturated mid-tones are white, if the fill need only be darkened a little for that. */
function fillPair(colour: string): { fill: string; on: string } {
  if (contrast(colour, WHITE) >= RATIO.text) return { fill: colour, on: WHITE };
  const { l, c } = toOklch(colour);
  if (c > 0.1 && contrast(colour, WHITE) >= 3) {
    const darker = pushUntil(colour, [WHITE], RATIO.text, -1);
    if (l - toOklch(darker).l <= 0.1) return { fill: darker, on: WHITE };
  }
  if (contrast(colour, INK) >= RATIO.text) return { fill: colour, on: INK };
  return { fill: colour, on: contrast(colour, BLACK) > contrast(colour, WHITE) ? BLACK : WHITE };
}

function hoverOf(fill: string, on: string): string {
  const tone = toOklch(fill);
  const hover = fromOklch({ ...tone, l: tone.l + (on === WHITE ? -0.045 : 0.035) });
  return contrast(hover, on) < RATIO.text ? fill : hover;
}

/** Changes the colour's lightness as little as possible until its contrast with every ground reaches `ratio`. */
function pushUntil(colour: string, grounds: readonly string[], ratio: number, direction: 1 | -1): string {
  const tone = toOklch(colour);
  const at = (l: number) => fromOklch({ ...tone, l });
  // With a margin, because rounding to eight bits per channel may lower the contrast.
  const isEnough = (l: number) => grounds.every((ground) => contrast(at(l), ground) >= ratio + 0.02);
  if (isEnough(tone.l)) return at(tone.l);
  let near = tone.l;
  let far = direction < 0 ? 0 : 1;
  for (let i = 0; i < 22; i++) {
    const middle = (near + far) / 2;
    if (isEnough(middle)) far = middle;
    else near = middle;
  }
  return at(far);
}

/** Direction of lightness away from the background: 1 (lighter) in dark mode, -1 (darker) in light mode. */
function awayFrom(mode: ThemeMode): 1 | -1 {
  return mode === 'dark' ? 1 : -1;
}

/** The backgrounds that text may stand on: all but surface-3. */
function textGrounds(neutrals: Neutrals): string[] {
  return [neutrals.bg, neutrals.surface, neutrals['surface-2']];
}
