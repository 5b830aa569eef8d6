import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { bombVideo, highlightInput, shortVideo } from '../../../tests/support/highlight-input.ts';
import { employ } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { importIds } from '../import/import-ids.ts';

describe.each(dialects)('hero slides that the restaurant keeps, on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  let video: { name: string; url: string };
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
    video = (await upload(shortVideo)).body.data.video;
  });
  afterEach(() => app.close());

  const upload = (body: Buffer) =>
    app.call({
      ...{ method: 'POST', url: '/staff/videos', token: manager, body },
      headers: { 'content-type': 'video/mp4' },
    });
  const add = (changes: object = {}) =>
    app.call({
      ...{ method: 'POST', url: '/staff/highlights', token: manager },
      body: { ...highlightInput(video.name), ...changes },
    });
  const change = (id: string, changes: object) =>
    app.call({
      ...{ method: 'PUT', url: `/staff/highlights/${id}`, token: manager },
      body: { ...highlightInput(video.name), ...changes },
    });
  const order = (ids: string[]) =>
    app.call({ method: 'PUT', url: '/staff/highlight-order', token: manager, body: { ids } });
  const shown = async (language = 'en') =>
    (await app.call({ url: '/highlights/public', headers: { 'accept-language': language } })).body.highlights as {
      _id: string;
      title: string;
      imageUrl: string;
    }[];

  it('are shown from the moment they are made, in each language, and gone when they are off', async () => {
    const { status, body } = await add();
    const { _id } = body.data.highlight;
    expect([status, body.data.highlight.video]).toEqual([201, video]);
    expect((await shown()).at(-1)).toMatchObject({
      ...{ _id, title: 'Summer on the terrace', imageUrl: video.url, animationHint: 'fade-up' },
      ...{ linkUrl: '/menu', linkText: 'See the drinks', buttonColor: '#ffd400' },
    });
    expect((await shown('pt')).at(-1)?.title).toBe('Verão no terraço');
    expect((await change(_id, { isActive: false })).status).toBe(200);
    expect((await shown()).map((each) => each._id)).not.toContain(_id);
    const all = (await app.call({ url: '/staff/highlights', token: manager })).body.data.highlights;
    expect(all.at(-1)).toMatchObject({ _id, isActive: false });
  });

  it('stand in the order that they are put in', async () => {
    const first = (await add()).body.data.highlight._id;
    const second = (await add()).body.data.highlight._id;
    const before = (await shown()).map(({ _id }) => _id);
    await order([second, first]);
    expect((await shown()).map(({ _id }) => _id)).toEqual([...before.slice(0, -2), second, first]);
    expect((await order([first, 'gone'])).body.code).toBe('highlights_changed');
    const written = async () =>
      (await app.services.db.selectFrom('audit_log').select('id').where('action', '=', 'highlight_order').execute())
        .length;
    const times = await written();
    expect((await order([second, first])).status).toBe(200);
    expect(await written()).toBe(times);
  });

  it('write down of a change only what it changed', async () => {
    const { _id } = (await add()).body.data.highlight;
    expect((await change(_id, { isActive: false })).status).toBe(200);
    const { before, after } = await app.services.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'highlight_change')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(after ?? '')).toEqual({ ...JSON.parse(before ?? ''), isActive: false });
  });

  it('are removed for good, in writing', async () => {
    const { _id } = (await add()).body.data.highlight;
    const remove = () => app.call({ method: 'DELETE', url: `/staff/highlights/${_id}`, token: manager });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    const texts = await app.services.db.selectFrom('texts').select('lang').where('subject_id', '=', _id).execute();
    expect(texts).toEqual([]);
    const audit = await app.services.db.selectFrom('audit_log').select('action').execute();
    expect(audit.map(({ action }) => action).sort()).toEqual(['highlight_new', 'highlight_removed', 'video_added']);
  });

  it('show something, and lead somewhere safe', async () => {
    for (const [field, wrong] of Object.entries({
      pictureId: { video: null },
      linkUrl: { linkUrl: 'javascript:alert(1)' },
      linkText: { linkText: null },
      textColor: { textColor: 'red' },
      'title.en': { title: { pt: 'Só em português' } },
    })) {
      const { status, body } = await add(wrong);
      expect([status, body.errors.map((each: { field: string }) => each.field)], field).toEqual([422, [field]]);
    }
    for (const unknown of [{ video: 'f'.repeat(16) }, { pictureId: 'nobodys' }]) {
      expect((await add(unknown)).body.code).toBe('highlight_media_unknown');
    }
  });

  it('take no file for a video that is none', async () => {
    const end = shortVideo.length;
    const saysNothing = Buffer.from(shortVideo);
    saysNothing.write('soun', saysNothing.indexOf('vide'));
    const notWhole = shortVideo.subarray(0, shortVideo.indexOf('mdat') + 20);
    for (const [what, data] of Object.entries({
      drawing: Buffer.from('<svg onload="alert(1)"></svg>'),
      // It has the word in its place, but begins with a box of a gigabyte.
      script: Buffer.from('<!--ftypmp42--><script>alert(1)</script>'),
      beginning: Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1'),
      pictureOfThatFamily: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b5cad' } })
        .avif()
        .toBuffer(),
      sound: saysNothing,
      notWhole,
      moreThanAVideo: Buffer.concat([shortVideo, Buffer.from('<script>alert(1)</script>')]),
      cutOff: shortVideo.subarray(0, end - 1),
      // A few bytes that say that four thousand million frames follow.
      bomb: bombVideo(),
    })) {
      const { status, body } = await upload(data);
      expect([what, status, body.code]).toEqual([what, 415, 'video_type_unsupported']);
    }
  });

  it('take a video that the restaurant has, and none of another restaurant’s', async () => {
    const token = await app.register('sushi@example.test', SUSHI);
    const { body } = await app.call({ url: '/users/me', token, host: SUSHI });
    await employ(app, body.data.user._id, 'Manager', importIds('sushi-bar').restaurant);
    const addThere = () =>
      app.call({ method: 'POST', url: '/staff/highlights', token, host: SUSHI, body: highlightInput(video.name) });
    expect(await addThere()).toMatchObject({ status: 422, body: { code: 'highlight_media_unknown' } });
    const headers = { 'content-type': 'video/mp4' };
    await app.call({ method: 'POST', url: '/staff/videos', token, host: SUSHI, headers, body: shortVideo });
    expect((await addThere()).status).toBe(201);
    // As those that a restaurant file brought.
    const { _id } = (await add()).body.data.highlight;
    await app.services.db.deleteFrom('uploads').execute();
    expect((await change(_id, { textColor: '#eeeeee' })).status).toBe(200);
  });
});
