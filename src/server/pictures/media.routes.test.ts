import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { shortVideo } from '../../../tests/support/highlight-input.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import type { Highlight } from '../../contract/highlights.ts';
import type { Restaurant } from '../../contract/restaurants.ts';
import { createApp } from '../api.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { restaurantFile } from '../import/restaurant-file.ts';
import type { App } from '../platform/http/app.ts';
import { svgProblem } from './check-svg.ts';
import { HASH_LENGTH } from './content-hash.ts';
import { mediaRoutes } from './media.routes.ts';
import { keepOriginal } from './original-files.ts';
import { workOnPicture } from './picture-process.ts';
import { warmPictures } from './warm-pictures.ts';

vi.mock('./picture-process.ts', { spy: true });

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

describe.each(dialects)('media on %s', (dialect) => {
  let test: TestApp;
  let app: App;
  let restaurant: Restaurant;
  let highlight: Highlight;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    app = await createApp(test.services);
    await mediaRoutes(app, test.services);
    const dir = join(test.services.config.DATA_DIR, 'source');
    mkdirSync(dir, { recursive: true });
    const picture = { width: 1200, height: 675, channels: 3 as const, background: '#884422' };
    writeFileSync(join(dir, 'wide.png'), await sharp({ create: picture }).png().toBuffer());
    writeFileSync(join(dir, 'logo.svg'), LOGO);
    writeFileSync(join(dir, 'loop.mp4'), shortVideo);
    const slide = { key: 'loop', title: 'Title', subtitle: 'Subtitle', media: 'loop.mp4', poster: 'wide.png' };
    const file = restaurantFile.parse({ ...trattoria.file, cover: 'wide.png', logo: 'logo.svg', highlights: [slide] });
    await importRestaurant(test.services, { file, baseDir: dir });
    restaurant = (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant;
    highlight = (await test.call({ url: '/highlights/public' })).body.highlights[0];
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const get = (url: string, headers = {}) => app.inject({ url, headers });

  /** The picture once it is there in the size that is asked for. */
  async function made(address: string) {
    let response = await get(address);
    await expect
      .poll(async () => {
        response = await get(address);
        return response.headers['cache-control'];
      })
      .toBe('public, max-age=31536000, immutable');
    return response;
  }

  it('are the sizes that answers name, never enlarged', async () => {
    const { coverImage } = restaurant;
    expect(coverImage).toMatchObject({ width: 1200, height: 675, color: '#884422' });
    expect(coverImage?.webp).toMatch(/-750\.webp 750w, .*-900\.webp 900w, .*-1600\.webp 1200w$/);
    const sizes = [...`${coverImage?.avif}, ${coverImage?.webp}`.matchAll(/(\S+) (\d+)w/g)];
    expect(sizes).toHaveLength(6);
    for (const [, address = '', width] of sizes) {
      const response = await made(address);
      expect(response.headers['content-type']).toBe(address.endsWith('avif') ? 'image/avif' : 'image/webp');
      expect((await sharp(response.rawPayload).metadata()).width).toBe(Number(width));
    }
  });

  it('stand in at once for a size that is still to be made, and are not kept as that', async () => {
    const address = `${restaurant.coverImage?.src.replace('-1600.webp', '-800.avif')}`;
    const first = await get(address);
    expect(first).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'public, max-age=60', 'content-type': 'image/avif' },
    });
    expect((await sharp(first.rawPayload).metadata()).width).toBe(900);
    expect((await sharp((await made(address)).rawPayload).metadata()).width).toBe(800);
  });

  it('are WebP at first, which is made sooner than the AVIF that was asked for', async () => {
    const { config, db } = test.services;
    const picture = { width: 900, height: 600, channels: 3 as const, background: '#224488' };
    const hash = await keepOriginal(config, await sharp({ create: picture }).png().toBuffer());
    const row = { restaurant_id: restaurant._id, id: 'first-of-all', hash, width: 900, height: 600, color: '#224488' };
    await db.insertInto('pictures').values(row).execute();
    const address = `/media/${hash}-340.avif`;
    expect(await get(address)).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'public, max-age=60', 'content-type': 'image/webp' },
    });
    expect((await made(address)).headers['content-type']).toBe('image/avif');
    await db.deleteFrom('pictures').where('id', '=', 'first-of-all').execute();
    for (const name of readdirSync(config.mediaDir)) if (name.startsWith(hash)) rmSync(join(config.mediaDir, name));
  });

  it('are answered once', async () => {
    const own = await createApp(test.services);
    const warnings: unknown[] = [];
    own.addHook('onRequest', async (_request, reply) => {
      vi.spyOn(reply.log, 'warn').mockImplementation((said: unknown) => void warnings.push(said));
    });
    await mediaRoutes(own, test.services);
    for (const size of ['-1600.', '-750.']) {
      const answer = await own.inject({ url: `${restaurant.coverImage?.src.replace('-1600.', size)}` });
      expect(answer.statusCode).toBe(200);
    }
    await own.close();
    expect(warnings).toEqual([]);
  });

  it('are made once for all who ask together', async () => {
    const address = `${restaurant.coverImage?.src.replace('-1600.', '-340.')}`;
    vi.mocked(workOnPicture).mockClear();
    const responses = await Promise.all(Array.from({ length: 8 }, () => get(address)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    await made(address);
    expect(workOnPicture).toHaveBeenCalledTimes(1);
    expect(readdirSync(test.services.config.mediaDir).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  it('are nothing but known pictures in these sizes', async () => {
    const address = `${restaurant.coverImage?.src}`;
    const unknown = `/media/${'0'.repeat(HASH_LENGTH)}-340.webp`;
    const others = [
      unknown,
      address.replace('-1600', '-1601'),
      address.replace('webp', 'gif'),
      '/media/..%2Fservery.sqlite',
    ];
    const files = readdirSync(test.services.config.mediaDir);
    for (const other of [...others, `/media/${'0'.repeat(HASH_LENGTH)}.svg`, '/media/x']) {
      expect((await get(other)).statusCode, other).toBe(404);
    }
    expect(readdirSync(test.services.config.mediaDir)).toEqual(files);
  });

  it('are logos in a sandbox', async () => {
    expect(restaurant.themeSettings.favicon).toBe(restaurant.logoUrl);
    const logo = await get(`${restaurant.logoUrl}`);
    expect(logo).toMatchObject({ statusCode: 200, body: LOGO });
    expect(logo.headers['content-type']).toContain('image/svg+xml');
    expect(logo.headers['content-security-policy']).toContain('sandbox');
  });

  it('are videos, in ranges too, with their still', async () => {
    expect(highlight.imageUrl).toMatch(/\.mp4$/);
    expect(highlight.image?.src).toBe(restaurant.coverImage?.src);
    const part = await get(highlight.imageUrl, { range: 'bytes=4-7' });
    expect(part).toMatchObject({ statusCode: 206, body: 'ftyp' });
    expect(part.headers['content-type']).toBe('video/mp4');
  });

  it('are all there once warmed', async () => {
    await warmPictures(test.services, test.app.log);
    expect(readdirSync(test.services.config.mediaDir)).toHaveLength(8);
  });

  it('say nothing about who took them where, though the original does', async () => {
    const { config, db } = test.services;
    const gps = { IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } };
    const picture = { width: 400, height: 300, channels: 3 as const, background: '#884422' };
    const data = await sharp({ create: picture }).withExif(gps).webp().toBuffer();
    expect((await sharp(data).metadata()).exif).toBeDefined();
    const hash = await keepOriginal(config, data);
    const row = { restaurant_id: restaurant._id, id: 'with-gps', hash, width: 400, height: 300, color: '#884422' };
    await db.insertInto('pictures').values(row).execute();
    for (const format of ['webp', 'avif']) {
      const { statusCode, rawPayload } = await get(`/media/${hash}-340.${format}`);
      expect(statusCode).toBe(200);
      expect((await sharp(rawPayload).metadata()).exif, format).toBeUndefined();
    }
  });
});

describe('a logo', () => {
  it('may be drawn', () => {
    expect(svgProblem(LOGO)).toBeNull();
    expect(
      svgProblem('<svg><defs><linearGradient id="a"/></defs><path fill="url( #a)"/><use href= "#a"/></svg>'),
    ).toBeNull();
    // As Inkscape writes them.
    const own = 'xmlns:svg="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
    expect(svgProblem(`<?xml version="1.0"?><svg ${own}><inkscape:page/><svg:path d="M0 0"/></svg>`)).toBeNull();
  });

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg><SCRIPT src="x"/></svg>',
    '<svg><svg:script/></svg>',
    '<svg><foreignObject/></svg>',
    '<svg onload="alert(1)"/>',
    '<svg/onload=alert(1)>',
    '<svg><a href="javascript:alert(1)"/></svg>',
    '<svg><a xlink:href="&#106;avascript:alert(1)"/></svg>',
    '<svg><image href="https://elsewhere.example/x.png"/></svg>',
    '<svg><set attributeName="onmouseover" to="alert(1)"/></svg>',
    '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>',
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>',
    '<svg><style>@import "https://elsewhere.example/x.css"</style></svg>',
    '<svg><rect style="fill:url(https://elsewhere.example)"/></svg>',
    '<html></html>',
    // Spelled in other ways, which a search in the text would not find.
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>',
    '<svg xmlns:h="http://www.w3.org/1999/xhtml"><h:img h:title="x"/></svg>',
    '<svg><use href="&#104;ttps://elsewhere.example/#a"/></svg>',
    '<svg><rect style="fill:&#117;rl(https://elsewhere.example)"/></svg>',
    '<svg><rect fill="u\\72l(https://elsewhere.example)"/></svg>',
    '<svg><style>@\\69mport "https://elsewhere.example/x.css"</style></svg>',
    '<svg><style><![CDATA[@im]]><![CDATA[port "https://elsewhere.example/x.css"]]></style></svg>',
    '<svg><set attributeName="&#111;nclick" to="x"/></svg>',
    '<svg><animate attributeName="hre&#102;" to="javascript:x"/></svg>',
    '<svg><a><path/></a></svg>',
    '<svg><g><?xml-stylesheet href="https://elsewhere.example"?></g></svg>',
    '<?xml-stylesheet href="https://elsewhere.example"?><svg/>',
    '<svg><path></svg>',
  ])('is refused: %s', (svg) => {
    expect(svgProblem(svg)).not.toBeNull();
  });

  it.each(['url(', 'href=', 'attributeName='])('is read in no time with a run of blanks after %s', (beginning) => {
    const start = performance.now();
    svgProblem(`<svg ${beginning}${' '.repeat(59_900)}#`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
