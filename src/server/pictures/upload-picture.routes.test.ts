import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginUpload } from '../../../tests/support/begun-upload.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { mediaRoutes } from './media.routes.ts';
import { originalPath, originalsDir } from './original-files.ts';

const plate = (width = 1000, height = 750, background = '#884422') =>
  sharp({ create: { width, height, channels: 3, background } });
/** Photographed sideways, in London, by Ada. */
const photograph = () =>
  plate(1000, 750)
    .withExif({
      IFD0: { Artist: 'Ada', Orientation: '6' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe.each(dialects)('pictures sent by a restaurant on %s', (dialect) => {
  let test: TestApp;
  let owner: string;
  let ownerId: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    owner = await test.register();
    ownerId = await userIdOf(test, owner);
    await employ(test, ownerId, 'Owner');
  });
  afterAll(() => test.close());

  const send = (
    body: unknown,
    more: { type?: string; token?: string; host?: string; query?: string; language?: string } = {},
  ) =>
    test.call({
      method: 'POST',
      url: `/staff/pictures${more.query ?? ''}`,
      token: more.token ?? owner,
      ...(more.host && { host: more.host }),
      headers: { 'content-type': more.type ?? 'image/jpeg', 'accept-language': more.language ?? 'en' },
      body,
    });
  const rows = () => test.services.db.selectFrom('pictures').selectAll().execute();
  const storedOf = (src: string) =>
    readFileSync(originalPath(test.services.config, /\/media\/([0-9a-f]+)-/.exec(src)?.[1] ?? ''));

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('are taken as %s', async (format) => {
    const { status, body } = await send(
      await plate(640, 480, `#${randomBytes(3).toString('hex')}`)
        .toFormat(format)
        .toBuffer(),
    );
    expect(status).toBe(201);
    expect(body.data.picture).toMatchObject({ width: 640, height: 480, src: expect.stringMatching(/-750\.webp$/) });
  });

  it('are named in the sizes of their use', async () => {
    const { body } = await send(await plate(2000, 1125).jpeg().toBuffer(), { query: '?use=hero' });
    expect(body.data.picture).toMatchObject({ width: 1600, height: 900, src: expect.stringMatching(/-1600\.webp$/) });
    expect((await send(await plate().jpeg().toBuffer(), { query: '?use=17' })).status).toBe(400);
  });

  it('are kept upright, small and without what the camera wrote', async () => {
    const data = await photograph();
    expect((await sharp(data).metadata()).exif?.includes('Ada')).toBe(true);
    const { picture } = (await send(data)).body.data;
    expect(picture).toMatchObject({ width: 750, height: 1000 });
    const stored = await sharp(storedOf(picture.src)).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 750, height: 1000 });
    expect([stored.exif, stored.xmp, stored.iptc, stored.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const large = (await send(await plate(6000, 3000).jpeg().toBuffer())).body.data.picture;
    expect(await sharp(storedOf(large.src)).metadata()).toMatchObject({ width: 3200, height: 1600 });
  });

  it('can be looked at', async () => {
    const { createApp } = await import('../api.ts');
    const app = await createApp(test.services);
    await mediaRoutes(app, test.services);
    const { picture } = (await send(await plate(900, 600).jpeg().toBuffer())).body.data;
    const answer = await app.inject({ url: picture.src });
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800 });
    await app.close();
  });

  it('are one row with one line in the audit log, also when sent together and again', async () => {
    const data = await plate(500, 500, '#13579b').png().toBuffer();
    const before = await rows();
    const answers = await Promise.all([send(data), send(data)]);
    answers.push(await send(data));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1);
    expect(await rows()).toHaveLength(before.length + 1);
    const id = answers[0]?.body.data.picture._id;
    const audit = await test.services.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute();
    expect(audit).toMatchObject([{ action: 'picture_added', subject: 'picture', user_id: ownerId, before: null }]);
  });

  describe('are refused', () => {
    const refused = async (data: unknown, status: number, code: string, more = {}) => {
      const [pictures, files] = [await rows(), readdirSync(originalsDir(test.services.config))];
      expect(await send(data, more)).toMatchObject({ status, body: { code, status } });
      expect(await rows()).toEqual(pictures);
      expect(readdirSync(originalsDir(test.services.config))).toEqual(files);
    };

    it.each<[string, () => Buffer | Promise<Buffer>]>([
      ['text', () => Buffer.from('not a picture')],
      ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
      ['an animation', () => plate().gif().toBuffer()],
      ['a scan', () => plate().tiff().toBuffer()],
      ['a video', () => Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41mdat', 'latin1')],
      ['nothing', () => Buffer.alloc(0)],
      ['a document', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ])('when they are %s under a picture’s name', async (_name, data) => {
      await refused(await data(), 415, 'picture_type_unsupported');
    });

    it('when the request itself says that it is something else', async () => {
      const data = await plate().jpeg().toBuffer();
      await refused(data, 415, 'picture_type_unsupported', { type: 'text/html' });
      await refused({ url: 'http://127.0.0.1/x.png' }, 415, 'picture_type_unsupported', { type: 'application/json' });
    });

    it('when a part is missing', async () => {
      const data = await sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
        .jpeg()
        .toBuffer();
      for (const part of [0.9, 0.5, 0.1]) {
        await refused(data.subarray(0, Math.floor(data.length * part)), 422, 'picture_damaged');
      }
      for (const rest of ['', '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>']) {
        await refused(Buffer.from(`\xff\xd8\xff${rest}`, 'latin1'), 422, 'picture_damaged');
      }
    });

    it('when they are too small', async () => {
      await refused(await plate(399, 300).png().toBuffer(), 422, 'picture_too_small');
      await refused(await plate(400, 299).png().toBuffer(), 422, 'picture_too_small');
    });

    it('when a small file would unpack to far too much', async () => {
      const bomb = hugePng(50_000, 50_000);
      expect(bomb.length).toBeLessThan(100_000);
      await refused(bomb, 422, 'picture_has_too_many_pixels');
      await refused(hugePng(9_000, 9_000), 422, 'picture_has_too_many_pixels');
    });

    it('when the file is too large', async () => {
      await refused(Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'picture_too_heavy');
    });

    it('from customers, from staff without the right, and from another restaurant’s', async () => {
      const data = await plate(450, 450, '#abcdef').jpeg().toBuffer();
      const customer = await test.register();
      await refused(data, 403, 'forbidden', { token: customer });
      await refused(data, 401, 'unauthenticated', { token: 'forged' });
      await employ(test, await userIdOf(test, customer), 'Staff');
      await refused(data, 403, 'forbidden', { token: customer });
      await refused(data, 401, 'unauthenticated', { host: SUSHI });
      const login = { email: 'customer-1@example.test', password: 'Password-1' };
      const visitor = await test.call({ method: 'POST', url: '/auth/login', host: SUSHI, body: login });
      await refused(data, 403, 'forbidden', { host: SUSHI, token: visitor.body.accessToken });
    });

    it('in the reader’s language', async () => {
      const answers = await Promise.all(LANGUAGES.map((language) => send(Buffer.from('x'), { language })));
      expect(new Set(answers.map(({ body }) => body.message))).toHaveProperty('size', LANGUAGES.length);
    });
  });

  it('keep nothing that is hidden behind their pixels', async () => {
    const page = '<script>alert(document.domain)</script>';
    const data = Buffer.concat([await plate(700, 700).jpeg().toBuffer(), Buffer.from(page)]);
    const { status, body } = await send(data, { type: 'application/octet-stream' });
    expect(status).toBe(201);
    expect(storedOf(body.data.picture.src).includes(page)).toBe(false);
  });

  it('are received two at a time', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const data = await plate(410, 310, '#2468ac').jpeg().toBuffer();
    const file = { path: '/staff/pictures', type: 'image/jpeg', token: owner, data, first: 100 };
    const uploads = Array.from({ length: 3 }, () => beginUpload(test, file));
    // None of the three has all its bytes: the only answer there can be is that there is no place.
    const turnedAway = await Promise.race(uploads.map(async (upload) => ({ upload, answer: await upload.answered })));
    expect(turnedAway.answer).toEqual({ status: 503, retryAfter: '2' });
    const [gone, other] = uploads.filter((upload) => upload !== turnedAway.upload);
    for (const upload of [gone, turnedAway.upload]) upload?.breakOff();
    other?.finish();
    expect((await other?.answered)?.status).toBe(201);
    for (let i = 0; i < 5; i++) expect((await send(data)).status).toBe(201);
  });
});

/** A PNG that says that it is this large, and packs its first rows tightly. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * 1_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
