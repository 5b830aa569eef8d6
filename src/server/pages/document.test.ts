import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Restaurant } from '../../contract/restaurants.ts';
import { pageDocument } from './document.ts';
import { StyleSheet } from './style-sheet.ts';
import { appIconAddress } from './web-manifest.ts';

describe('the document of a page', () => {
  let test: TestApp;
  let restaurant: Restaurant;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
    restaurant = (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant;
  });
  afterAll(() => test.close());

  const write = (of: Restaurant, shown = '<h1>Menu</h1>') =>
    pageDocument({
      rendered: {
        html: shown,
        head: { title: 'Menu', jsonLd: [{ '@type': 'Menu' }] },
        page: { id: 'menu', path: '/menu' },
        data: {},
      },
      restaurant: of,
      language: 'en',
      assets: {
        of: () => ({ scripts: ['/menu.js', '/entry.js'] }),
        styles: new StyleSheet('/style.css', '@layer ui{h1{top:0}}'),
        boot: 'boot()',
      },
      origin: 'http://trattoria.localhost',
      path: '/menu',
    }).html;
  const tabIcon = (html: string) => /<link rel="icon" href="([^"]*)">/.exec(html)?.[1];

  it("names the restaurant's own icon for tabs, or else the lightest that is drawn", () => {
    const { themeSettings } = restaurant;
    const withOwn = { ...restaurant, themeSettings: { ...themeSettings, favicon: '/media/logo.svg' } };
    expect(tabIcon(write(withOwn))).toBe('/media/logo.svg');
    const withNone = { ...restaurant, themeSettings: { ...themeSettings, favicon: null } };
    expect(tabIcon(write(withNone))).toBe(appIconAddress(withNone, '48.png'));
  });

  it('says what only search engines read after all that people see and use', () => {
    const html = write(restaurant);
    const parts = [
      '<div id="root" data-hydrating><h1>Menu</h1>',
      'id="page-data"',
      'src="/entry.js"',
      '{"@type":"Menu"}</script></body>',
    ];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('keeps the app’s files for after what it shows, and has them at once where it shows nothing yet', () => {
    const kept = /<template id="app-files">(.*)<\/template>/.exec(write(restaurant))?.[1];
    const files = '<link rel="modulepreload" href="/entry.js">';
    expect(kept).toContain(files);
    expect(kept).toContain('src="/entry.js"');
    expect(write(restaurant, '')).not.toContain('<template');
    expect(write(restaurant, '')).toContain(files);
  });
});
