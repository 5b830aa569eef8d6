import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { employ } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { createApp } from '../api.ts';
import { importIds } from '../import/import-ids.ts';
import { siteFileRoutes } from '../pages/site-files.routes.ts';
import { mediaRoutes } from '../pictures/media.routes.ts';
import { originalsDir } from '../pictures/original-files.ts';
import type { App } from '../platform/http/app.ts';

const COLOURS = { primary: '#0b5cad', secondary: '#0d7a6b', accent: '#d6409f' };
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
/** A disc in one colour on a transparent ground. */
const disc = (size = 800, colour = '#b3261e') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="${size}" height="${size}">
    <circle cx="4" cy="4" r="4" fill="${colour}"/></svg>`),
  );
const field = (width: number, height: number, background = '#0b5cad') =>
  sharp({ create: { width, height, channels: 3, background } });
const damaged = (await disc().png().toBuffer()).subarray(0, 1000);
const vast = await field(9000, 9000).png().toBuffer();
const tiny = await field(239, 95).png().toBuffer();

describe.each(dialects)('logos that are sent on %s', (dialect) => {
  let test: TestApp;
  let site: App;
  let manager: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    site = await createApp(test.services);
    await mediaRoutes(site, test.services);
    await siteFileRoutes(site, test.services);
    manager = await hire(test, 'Manager');
  });
  afterAll(async () => {
    await site.close();
    await test.close();
  });
  const fileAt = (url: string) => site.inject({ url, headers: { host: TRATTORIA } });

  const send = (body: unknown, more: { token?: string; type?: string; language?: string } = {}) =>
    test.call({
      method: 'POST',
      url: '/staff/logos',
      token: more.token ?? manager,
      headers: { 'content-type': more.type ?? 'application/octet-stream', 'accept-language': more.language ?? 'en' },
      body,
    });
  const show = (logo: string | null, more: { token?: string; host?: string } = {}) =>
    test.call({ method: 'PUT', url: '/staff/theme', token: manager, ...more, body: { ...COLOURS, logo } });
  const shown = async () => (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant;
  const pixelsOf = async (url: string) => sharp((await fileAt(url)).rawPayload);

  it.each(['png', 'webp', 'avif'] as const)('keep their transparency as %s', async (format) => {
    const { status, body } = await send(await disc().toFormat(format).toBuffer());
    expect(status).toBe(201);
    const { data, info } = await (await pixelsOf(body.data.logo.url)).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 512, height: 512, channels: 4 });
    const alphaAt = (x: number, y: number) => data[(y * 512 + x) * 4 + 3];
    expect([alphaAt(0, 0), alphaAt(256, 256)]).toEqual([0, 255]);
  });

  it('are shown as uploaded once the theme has their name, and no longer when it has none', async () => {
    const { logo } = (await send(await field(640, 160).jpeg().toBuffer())).body.data;
    expect(logo).toEqual({
      name: expect.stringMatching(/^[0-9a-f]{16}\.webp$/),
      url: `/media/${logo.name}`,
    });
    expect((await shown()).logoUrl).toBeNull();
    expect((await show(logo.name)).body.data.logoUrl).toBe(logo.url);
    // A tab shows a square: the icon that is made of it.
    expect(await shown()).toMatchObject({ logoUrl: logo.url, themeSettings: { favicon: null } });
    const file = await fileAt(logo.url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 512, height: 128 });
    expect((await show(null)).body.data.logoUrl).toBeNull();
  });

  it('may be drawings', async () => {
    const { logo } = (await send(drawing, { type: 'image/svg+xml' })).body.data;
    expect(logo.url).toBe(`/media/${logo.name}.svg`);
    await show(logo.name);
    expect(await shown()).toMatchObject({ logoUrl: logo.url, themeSettings: { favicon: logo.url } });
    await show(null);
  });

  it('lose what the camera wrote, and their turn', async () => {
    const data = await field(300, 600)
      .withExif({ IFD0: { Artist: 'Ada' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url, name } = (await send(data)).body.data.logo;
    expect(await (await pixelsOf(url)).metadata()).toMatchObject({ width: 512, height: 256 });
    expect(readFileSync(join(originalsDir(test.services.config), name)).includes('Ada')).toBe(false);
  });

  it('are as small as they can be without being seen to be', async () => {
    const flat = await disc(512).png().toBuffer();
    const noise = await sharp(randomBytes(512 * 512 * 3), { raw: { width: 512, height: 512, channels: 3 } })
      .png()
      .toBuffer();
    const keptOf = async (logo: Buffer) => fileAt((await send(logo)).body.data.logo.url);
    expect((await keptOf(flat)).rawPayload.length).toBeLessThan(flat.length);
    expect((await keptOf(noise)).rawPayload.length).toBeLessThan(noise.length / 2);
  });

  it('make the icons of phones and letters: inset on white, or on the ground that they bring', async () => {
    const iconOf = async (logo: Buffer) => {
      await show((await send(logo)).body.data.logo.name);
      const tile = await pixelsOf('/app-icons/tile-180.png');
      const mark = await pixelsOf('/app-icons/192.png');
      const corner = async (icon: Sharp) => [
        ...(await icon.ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()),
      ];
      return [await corner(tile), await corner(mark)];
    };
    expect(await iconOf(await disc().png().toBuffer())).toEqual([
      [255, 255, 255, 255],
      [0, 0, 0, 0].map(() => expect.any(Number)),
    ]);
    const [tile, mark] = await iconOf(await field(512, 512, '#112233').png().toBuffer());
    expect([tile, mark]).toEqual([
      [17, 34, 51, 255],
      [17, 34, 51, 255],
    ]);
    await show(null);
  });

  it.each([
    ['logo_refused', 422, 'GIF89a and no picture'],
    ['logo_refused', 422, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['drawing_too_heavy', 413, `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(60_000)}</svg>`],
    ['picture_damaged', 422, damaged],
    ['picture_has_too_many_pixels', 422, vast],
    ['picture_too_heavy', 413, Buffer.alloc(11 * 1024 * 1024, 'a')],
    ['logo_too_small', 422, tiny],
  ])('are refused: %s', async (code, status, data) => {
    const sentences = new Set<string>();
    for (const language of LANGUAGES) {
      const answer = await send(data, { language });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.message).not.toMatch(/[{}]/);
      sentences.add(answer.body.message);
    }
    expect(sentences.size).toBe(LANGUAGES.length);
  });

  it.each([
    [240, 40],
    [96, 96],
  ])('need no more than %i × %i pixels', async (width, height) => {
    expect((await send(await field(width, height).png().toBuffer())).status).toBe(201);
  });

  it('are for those who may change the restaurant’s settings', async () => {
    const data = await disc().png().toBuffer();
    for (const token of [await hire(test, 'Staff'), await test.register()])
      expect((await send(data, { token })).body.code).toBe('forbidden');
  });

  it('belong to the restaurant that sent them', async () => {
    const { name } = (await send(await disc(700).png().toBuffer())).body.data.logo;
    const { db } = test.services;
    const chef = await test.register('sushi@example.test', SUSHI);
    const { body } = await test.call({ url: '/users/me', token: chef, host: SUSHI });
    await employ(test, body.data.user._id, 'Manager', importIds('sushi-bar').restaurant);
    expect((await show(name, { host: SUSHI, token: chef })).body.code).toBe('logo_unknown');
    expect((await show('0'.repeat(16))).body.code).toBe('logo_unknown');
    const rows = await db.selectFrom('restaurants').select('logo').execute();
    expect(rows.map(({ logo }) => logo)).not.toContain(name);
  });
});
