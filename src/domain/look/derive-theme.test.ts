import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour } from './colour.ts';
import { type BrandColours, deriveTheme, type Theme, type ThemeMode } from './derive-theme.ts';

const MODES: ThemeMode[] = ['light', 'dark'];
const PALETTES: Record<string, BrandColours> = {
  default: {},
  yellow: { primary: '#FFEB3B', secondary: '#FFC107', accent: '#FFF176' },
  white: { primary: '#ffffff', secondary: '#fffffe', accent: '#fefefe' },
  black: { primary: '#000000', secondary: '#010101', accent: '#111111' },
  'middle grey': { primary: '#808080', secondary: '#777777', accent: '#767676' },
  'light grey': { primary: '#c0c0c0', secondary: '#b0b0b0', accent: '#dddddd' },
  neon: { primary: '#39FF14', secondary: '#FF00FF', accent: '#00FFFF' },
  pastel: { primary: '#FFD1DC', secondary: '#C1E1C1', accent: '#AEC6CF' },
  navy: { primary: '#000080', secondary: '#001F3F', accent: '#191970' },
  red: { primary: '#FF0000', secondary: '#D32F2F', accent: '#8B0000' },
  orange: { primary: '#FF9800', secondary: '#FF5722', accent: '#E65100' },
  blue: { primary: '#0000FF', secondary: '#2196F3', accent: '#00BCD4' },
  brown: { primary: '#5D4037', secondary: '#A1887F', accent: '#3E2723' },
  short: { primary: '#f0f', secondary: '0fa8', accent: '#12345678' },
  invalid: { primary: 'red', secondary: '#12', accent: '#ff0000;}*{display:none}' },
};

/** [what, on what, at least] for every ratio the design brief promises. */
function promises(theme: Theme): [string, string, number][] {
  const grounds = ['--bg', '--surface', '--surface-2'];
  const on = (name: string, ratio: number, more: string[] = []) =>
    [...grounds, ...more].map((ground): [string, string, number] => [name, ground, ratio]);
  const neutrals = [...on('--text', 7), ...on('--text-2', 4.5), ...on('--text-3', 4.5), ...on('--line-strong', 3)];
  const brand = ['primary', 'secondary', 'accent'].flatMap((role): [string, string, number][] => [
    [`--on-${role}`, `--${role}`, 4.5],
    [`--on-${role}`, `--${role}-hover`, 4.5],
    ...on(`--${role}-text`, 4.5, [`--${role}-soft`]),
    ...on(`--${role}-edge`, 3),
    ...(theme[`--${role}-outline`] === 'transparent' ? [] : on(`--${role}-outline`, 3)),
  ]);
  return [...neutrals, ...brand];
}

function broken(theme: Theme): string[] {
  const colour = (name: string) => theme[name as keyof Theme] ?? '';
  return promises(theme)
    .filter(([what, ground, ratio]) => !(contrast(colour(what), colour(ground)) >= ratio))
    .map(([what, ground, ratio]) => `${what} on ${ground} is below ${ratio}`);
}

describe.each(MODES)('a %s theme', (mode) => {
  it.each(Object.entries(PALETTES))('of a %s brand holds every ratio', (_, brand) => {
    expect(broken(deriveTheme(brand, mode))).toEqual([]);
  });

  it('of any brand with any map of its own holds every ratio', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    const map = fc.record(
      { bg: colour, surface: colour, 'surface-2': colour, text: colour, 'text-2': colour, 'line-strong': colour },
      { requiredKeys: [] },
    );
    const brand = fc.record({ primary: colour, secondary: colour, accent: colour });
    fc.assert(
      fc.property(brand, map, (any, own) => {
        expect(broken(deriveTheme(any, mode, own))).toEqual([]);
      }),
    );
  });

  it('holds nothing but colours, whatever was written', () => {
    const written = { primary: '#000;}', secondary: 'url(x)', accent: null };
    for (const value of Object.values(deriveTheme(written, mode, { bg: '#fff</style>', line: '#abc' }))) {
      expect(value).toMatch(/^(#[0-9a-f]{6}|transparent)$/i);
    }
  });
});

describe('a theme', () => {
  it('takes what cannot even be written out for no colour', () => {
    expect(deriveTheme({ primary: { toString: 1 } })).toEqual(deriveTheme({}));
  });

  it('without valid colours is the platform default', () => {
    expect(deriveTheme({})).toMatchObject({
      '--primary': '#6200EE',
      '--on-primary': '#ffffff',
      '--secondary': '#03DAC6',
    });
    expect(deriveTheme({ primary: 'red' })).toEqual(deriveTheme({}));
  });

  it('keeps a brand colour that already works', () => {
    expect(deriveTheme({ primary: '#000080' })).toMatchObject({ '--primary': '#000080', '--on-primary': '#ffffff' });
  });

  it('takes the colour of the accent from the secondary when there is none', () => {
    const theme = deriveTheme({ secondary: '#000080' });
    expect(theme['--accent']).toBe(theme['--secondary']);
  });

  it("takes the restaurant's own map, and corrects what would be unreadable", () => {
    const theme = deriveTheme({}, 'light', { bg: '#fff8e1', text: '#fff8e1', line: '#eedd99' });
    expect(theme).toMatchObject({ '--bg': '#fff8e1', '--line': '#eedd99' });
    expect(contrast(theme['--text'] ?? '', '#fff8e1')).toBeGreaterThanOrEqual(7);
  });

  it('refuses a ground on which 7:1 is only just out of reach', () => {
    expect(broken(deriveTheme({}, 'light', { bg: '#75a241', text: '#000005' }))).toEqual([]);
  });

  it('refuses a ground of the other mode', () => {
    expect(deriveTheme({}, 'light', { bg: '#101010' })['--bg']).toBe(deriveTheme({})['--bg']);
    expect(deriveTheme({}, 'dark', { bg: '#fafafa' })['--bg']).toBe(deriveTheme({}, 'dark')['--bg']);
  });
});

describe('a colour', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['abcd', '#aabbcc'],
    [' #A1B2C3 ', '#A1B2C3'],
    ['#a1b2c380', '#a1b2c3'],
  ])('written %s is %s', (written, colour) => expect(parseColour(written)).toBe(colour));

  it.each(['', 'red', '#12', '#12345', '#1234567', '#gggggg', '#aabbcc;', null, undefined, 7])(
    '%s is none',
    (value) => {
      expect(parseColour(value)).toBeNull();
    },
  );

  it('has the contrast WCAG defines', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
