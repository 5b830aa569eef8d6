import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { PageHead } from '../../contract/page-handler.ts';
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

  const write = (of: Restaurant, head: Partial<PageHead> = {}) =>
    pageDocument({
      rendered: {
        html: '<h1>Menu</h1><div class="part" data-later="far"><p class="story">Our story</p></div>',
        head: { title: 'Menu', jsonLd: [{ '@type': 'Menu' }], ...head },
        page: { id: 'menu', path: '/menu' },
        data: {},
        early: [],
      },
      restaurant: of,
      language: 'en',
      assets: {
        of: () => ({ page: '/menu.js', scripts: ['/menu.js', '/entry.js'] }),
        styles: new StyleSheet('/style.css', '@layer ui{h1{top:0}.part{display:contents}.story{left:0}}'),
        inline: { beforePaint: 'before()', guard: 'guard()', start: 'start()' },
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
    const parts = ['<div id="root"><h1>Menu</h1>', 'id="page-data"', '/entry.js', '{"@type":"Menu"}</script></body>'];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('leaves the styles of what lies below any first screen to the whole sheet, and keeps its place until then', () => {
    const html = write(restaurant, { farParts: true });
    expect(html).toContain('h1{top:0}');
    expect(html).not.toContain('.story{');
    expect(html).toContain('{[data-later=far]{');
    expect(html).toContain('Our story');
  });

  it('brings the styles of far parts where a first screen may show them', () => {
    const html = write(restaurant);
    expect(html).toContain('.story{left:0}');
    expect(html).not.toContain('[data-later=far]{');
  });
});
