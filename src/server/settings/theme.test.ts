import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { employ } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { importIds } from '../import/import-ids.ts';

describe.each(dialects)('colours, logo and cover on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const colours = { primary: '#0b5cad', secondary: '#0d7a6b', accent: '#d6409f' };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
  const write = (body: object) => app.call({ method: 'PUT', url: '/staff/theme', token: manager, body });
  const shown = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;

  it('are those of the storefront at once', async () => {
    const answer = await write(colours);
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { ...colours, logoUrl: null, cover: null, version: expect.any(String) },
    ]);
    expect((await shown()).themeSettings).toMatchObject(colours);
    expect((await app.call({ url: '/staff/theme', token: manager })).body.data).toEqual(answer.body.data);
  });

  it('take a logo in, keep it, and let it go', async () => {
    const { logoUrl } = (await write({ ...colours, logo: svg })).body.data;
    expect(logoUrl).toMatch(/^\/media\/[0-9a-f]+\.svg$/);
    expect((await shown()).logoUrl).toBe(logoUrl);
    expect((await write(colours)).body.data.logoUrl).toBe(logoUrl);
    expect((await write({ ...colours, logo: null })).body.data.logoUrl).toBeNull();
    expect((await shown()).logoUrl).toBeNull();
  });

  it.each([
    'not a drawing',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    // Nobody could draw it.
    '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
  ])('refuse the logo %s', async (logo) => {
    const answer = await write({ ...colours, logo });
    expect([answer.status, answer.body.code]).toEqual([422, 'logo_refused']);
    expect((await shown()).themeSettings.primary).not.toBe(colours.primary);
  });

  it('wait for no other restaurant’s drawings, of which few are taken at once', async () => {
    const octaves = '<feTurbulence baseFrequency="0.9" numOctaves="200"/>'.repeat(600);
    const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><filter id="f">${octaves}</filter><rect width="400" height="400" filter="url(#f)"/></svg>`;
    const chef = await app.register('sushi@example.test', SUSHI);
    const { body } = await app.call({ url: '/users/me', token: chef, host: SUSHI });
    await employ(app, body.data.user._id, 'Manager', importIds('sushi-bar').restaurant);
    let isOver = false;
    const drawings = Promise.all(Array.from({ length: 8 }, () => write({ ...colours, logo: slow }))).finally(() => {
      isOver = true;
    });
    const other = { method: 'PUT', url: '/staff/theme', token: chef, host: SUSHI } as const;
    expect((await app.call({ ...other, body: { ...colours, logo: svg } })).status).toBe(200);
    expect(isOver).toBe(false);
    // Whether a machine draws the two that are taken within the deadline is its own affair.
    const codes = (await drawings).map((answer) => answer.body.code);
    expect(codes.filter((code) => code === 'pictures_busy')).toHaveLength(6);
  }, 60_000);

  const upload = async (background: string, host?: string, token = manager) => {
    const data = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const answer = await app.call({
      method: 'POST',
      url: '/staff/pictures?use=hero',
      token,
      ...(host && { host }),
      headers: { 'content-type': 'image/jpeg' },
      body: data,
    });
    return answer.body.data.picture;
  };

  it('take a cover picture in, keep it, and let it go', async () => {
    const { _id: coverId, ...image } = await upload('#0b5cad');
    const answer = await write({ ...colours, coverId });
    expect(answer).toMatchObject({ status: 200, body: { data: { cover: { _id: coverId, ...image } } } });
    expect(await shown()).toMatchObject({ coverImageUrl: image.src, coverImage: image });
    expect((await write(colours)).body.data.cover._id).toBe(coverId);
    expect((await write({ ...colours, coverId: null })).body.data.cover).toBeNull();
    expect(await shown()).toMatchObject({ coverImageUrl: null, coverImage: null });
  });

  it('refuse a cover picture that another restaurant uploaded, and change nothing', async () => {
    const neighbour = await app.register('sushi@example.test', SUSHI);
    const { body } = await app.call({ url: '/users/me', token: neighbour, host: SUSHI });
    await employ(app, body.data.user._id, 'Manager', importIds('sushi-bar').restaurant);
    const { _id: coverId } = await upload('#0d7a6b', SUSHI, neighbour);
    for (const strange of [coverId, 'strange']) {
      const answer = await write({ ...colours, coverId: strange });
      expect([answer.status, answer.body.code]).toEqual([422, 'picture_not_here']);
    }
    expect((await shown()).themeSettings.primary).not.toBe(colours.primary);
  });

  it('refuse one of two changes made side by side of what both had seen', async () => {
    const covers = [await upload('#111111'), await upload('#eeeeee')];
    const { version: expectedVersion } = (await write(colours)).body.data;
    const answers = await Promise.all(
      covers.map(({ _id: coverId }) => write({ ...colours, coverId, expectedVersion })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.data.cover;
    expect((await shown()).coverImageUrl).toBe(kept.src);
  });

  it.each(['red', '#12345', '', 'url(#x)'])('refuse the colour %j', async (primary) => {
    const answer = await write({ ...colours, primary });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'primary' }] } });
  });
});
