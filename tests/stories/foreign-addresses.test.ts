import { pageRoutes } from '../../src/web/routes.ts';
import { expect, site, story } from './story.ts';

const RESTAURANTS = ['forno-vesta', 'brasa', 'kumo'];
/** What a browser fetches unasked, by the elements and attributes that name it. Links are followed by people alone. */
const FETCHED =
  /<(?:img|script|iframe|source|video|audio|embed|input)\b[^>]*?\s(?:src|srcset|poster)="([^"]*)"|<link\b(?![^>]*rel="(?:canonical|alternate|me)")[^>]*?\shref="([^"]*)"|<object\b[^>]*?\sdata="([^"]*)"|url\(\s*["']?([^)"']+)|@import\s+["']([^"']+)/gi;

/** The pages that an address alone opens, whoever asks. */
const PATHS = [...pageRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)), '/nothing/here'];

function foreignIn(html: string, own: string): string[] {
  return [...html.matchAll(FETCHED)]
    .map((found) => found.slice(1).find((each) => each !== undefined) ?? '')
    .flatMap((addresses) => addresses.split(/,\s+/))
    .map((address) => address.trim().split(/\s/)[0] ?? '')
    .filter((address) => /^(?:[a-z]+:)?\/\//i.test(address) && new URL(address, own).host !== new URL(own).host);
}

story('No page has a foreign address that a browser fetches by itself', async ({ request }) => {
  for (const restaurant of RESTAURANTS) {
    for (const path of PATHS) {
      const url = site(restaurant, path);
      // The names of restaurants are the browser's to resolve.
      const { host, port } = new URL(url);
      const html = await (
        await request.get(`http://localhost:${port}${path}`, { headers: { host, accept: 'text/html' } })
      ).text();
      expect(html, url).toContain('</html>');
      expect({ url, foreign: foreignIn(html, url) }).toEqual({ url, foreign: [] });
    }
  }
});

story('Without scripts no page asks anybody but its own restaurant', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const own = new URL(site('kumo', '/')).host;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).host !== own) foreign.push(request.url());
  });
  await page.goto(site('kumo', '/'));
  for (const path of PATHS) await page.goto(site('kumo', path), { waitUntil: 'load' });
  await context.close();
  expect(foreign).toEqual([]);
});

story('The search finds an address in every form in which a page may have it', async () => {
  const own = 'http://kumo.localhost:3000/';
  const seen = [
    '<iframe class="x" src="https://a.example/map" hidden></iframe>',
    '<img srcset="/a.avif 1x, //b.example/b.avif 2x">',
    '<link rel="preconnect" href="https://c.example">',
    '<style>@font-face{src:url("https://d.example/f.woff2")}</style>',
  ].map((html) => foreignIn(html, own));
  expect(seen).toEqual([
    ['https://a.example/map'],
    ['//b.example/b.avif'],
    ['https://c.example'],
    ['https://d.example/f.woff2'],
  ]);
  expect(
    foreignIn('<a href="https://www.google.com/maps">x</a><link rel="canonical" href="https://e.example/">', own),
  ).toEqual([]);
});
