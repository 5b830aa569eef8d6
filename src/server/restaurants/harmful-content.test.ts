import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sushiBar } from '../../../tests/support/sushi-bar.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { themeCss } from '../../domain/look/theme-css.ts';
import { importIds } from '../import/import-ids.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { parseRestaurantFile } from '../import/parse-restaurant-file.ts';
import { toJson } from '../platform/database/json-columns.ts';

const LINKS = [
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  'https://me@evil.example',
];
const COLOURS = [
  'red;}body{display:none',
  '</style><script>alert(1)</script>',
  'url(//evil.example)',
  '#c8321',
  'var(--x)',
];
/** Whole rules of custom properties with hex colours, and nothing else. */
const CSS_OF_COLOURS =
  /^:root\{color-scheme:light(;--[a-z0-9-]+:(#[0-9a-f]{6}|transparent))+\}\[data-mode='dark'\]\{color-scheme:dark(;--[a-z0-9-]+:(#[0-9a-f]{6}|transparent))+\}$/i;

const read = (change: object) => () =>
  parseRestaurantFile(JSON.stringify({ ...sushiBar.file, ...change }), 'restaurant.json');
const slide = (change: object) => ({
  highlights: [{ key: 'x', title: 'X', subtitle: 'X', media: 'x.avif', ...change }],
});

describe('a restaurant’s file', () => {
  it.each(LINKS)('is refused with the link %s', (link) => {
    expect(read({ social: { facebook: link } })).toThrow('social.facebook');
    expect(read(slide({ linkUrl: link }))).toThrow('highlights.0.linkUrl');
  });

  it.each(['https://evil.example/x.avif', 'data:image/png;base64,AAAA', 'javascript:x.png', '../../../etc/passwd'])(
    'is refused with the picture %s',
    async (picture) => {
      const attempt = async () => importRestaurant(test.services, { baseDir: '/', file: read({ cover: picture })() });
      await expect(attempt()).rejects.toThrow();
    },
  );

  it.each(COLOURS)('is refused with the colour %s', (colour) => {
    expect(read({ theme: { ...sushiBar.file.theme, primary: colour } })).toThrow('theme.primary');
    expect(read({ theme: { ...sushiBar.file.theme, dark: { bg: colour } } })).toThrow('theme.dark.bg');
    expect(read(slide({ buttonColor: colour }))).toThrow('highlights.0.buttonColor');
  });

  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
  });
  afterAll(() => test.close());

  it('puts no harm on the site even where the database holds it', async () => {
    const id = importIds('sushi-bar').restaurant;
    const theme = {
      primary: COLOURS[0],
      secondary: COLOURS[1],
      accent: COLOURS[2],
      light: { bg: COLOURS[1] },
      dark: {},
    };
    await test.services.db
      .updateTable('restaurants')
      .set({
        social: toJson({ facebook: LINKS[0], instagram: 'https://www.instagram.com/sushi', twitter: LINKS[1] }),
        theme: JSON.stringify(theme),
        revision: 1e9,
      })
      .where('id', '=', id)
      .execute();
    const { restaurant } = (await test.call({ url: '/restaurants/public/-', host: SUSHI })).body.data;
    expect(restaurant.socialMediaLinks).toEqual({ instagram: 'https://www.instagram.com/sushi' });
    expect((await test.call({ url: '/restaurants/public/-/styles.css', host: SUSHI })).body).toMatch(CSS_OF_COLOURS);
  });
});

describe('the styles of a restaurant', () => {
  const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...COLOURS), fc.anything());
  const modes = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('bg', 'text', 'surface', 'line')), anything);

  it('are colours only, whatever the theme holds', () => {
    fc.assert(
      fc.property(anything, anything, anything, modes, modes, (primary, secondary, accent, light, dark) => {
        const themeSettings = { primary, secondary, accent, light, dark } as never;
        expect(themeCss({ themeSettings })).toMatch(CSS_OF_COLOURS);
      }),
      { numRuns: 300 },
    );
  });
});
