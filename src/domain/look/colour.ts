/** Conversions between sRGB and OKLCH for themes. Colours are '#rrggbb'; channels run from 0 to 1. */
type Channels = readonly [number, number, number];
export type Oklch = { l: number; c: number; h: number };

/** A colour as '#rrggbb', from 3, 4, 6 or 8 hex digits with or without '#'. Alpha is dropped. null: not a colour. */
export function parseColour(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(value.trim())?.[1];
  if (!digits) return null;
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.slice(0, 6)}`;
}

/** The WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The WCAG relative luminance, 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function toOklch(colour: string): Oklch {
  const [r, g, b] = linear(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(A, B),
    h: (Math.atan2(B, A) * 180) / Math.PI,
  };
}

/** An OKLCH colour in sRGB. If it is outside sRGB, its chroma is reduced until it fits; lightness and hue stay. */
export function fromOklch({ l, c, h }: Oklch): string {
  const lightness = clamp(l);
  const fits = (chroma: number) =>
    linearOf({ l: lightness, c: chroma, h }).every((channel) => channel >= -0.0005 && channel <= 1.0005);
  let chroma = c;
  if (!fits(c)) {
    let [low, high] = [0, c];
    for (let i = 0; i < 18; i++) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    chroma = low;
  }
  return hexOf(linearOf({ l: lightness, c: chroma, h }));
}

function linearOf({ l, c, h }: Oklch): Channels {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

function linear(colour: string): Channels {
  const channel = (start: number) => {
    const c = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hexOf(channels: Channels): string {
  const digits = channels.map((channel) => {
    const c = clamp(channel);
    const gamma = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
    return Math.round(clamp(gamma) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

function clamp(x: number): number {
  return Math.min(1, Math.max(0, x));
}
