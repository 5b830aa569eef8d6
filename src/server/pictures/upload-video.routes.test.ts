import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beginUpload } from '../../../tests/support/begun-upload.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { shortVideo, videoOf } from '../../../tests/support/highlight-input.ts';
import { employ } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { importIds } from '../import/import-ids.ts';
import { originalsDir } from './original-files.ts';

describe('videos on their way', () => {
  /** The token of a manager of the sushi bar, who has signed in there. */
  async function managerOfSushiBar(test: TestApp): Promise<string> {
    const token = await test.register('sushi@example.test', SUSHI);
    const { body } = await test.call({ url: '/users/me', token, host: SUSHI });
    await employ(test, body.data.user._id, 'Manager', importIds('sushi-bar').restaurant);
    return token;
  }

  it('are two of a restaurant, four of all: each is held in memory until all of it is there', async () => {
    const test = await startTestApp('sqlite');
    const trattoria = { token: await hire(test, 'Manager') };
    const sushiBar = { token: await managerOfSushiBar(test), host: SUSHI };
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const begin = (more: { token: string; host?: string }) =>
      beginUpload(test, { path: '/staff/videos', type: 'video/mp4', ...more, data: shortVideo, first: 8 });
    // None of the three has all its bytes: the only answer there can be is that there is no place.
    const turnedAwayOf = async (uploads: ReturnType<typeof begin>[]) => {
      const first = await Promise.race(uploads.map(async (upload) => ({ upload, answer: await upload.answered })));
      expect(first.answer).toEqual({ status: 503, retryAfter: '2' });
      first.upload.breakOff();
      return uploads.filter((upload) => upload !== first.upload);
    };
    const slow = await turnedAwayOf([begin(trattoria), begin(trattoria), begin(trattoria)]);
    const others = await turnedAwayOf([begin(sushiBar), begin(sushiBar), begin(sushiBar)]);
    for (const { finish } of [...others, ...slow]) finish();
    const answers = await Promise.all([...others, ...slow].map(({ answered }) => answered));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const next = begin(trattoria);
    next.finish();
    expect((await next.answered).status).toBe(201);
    await test.close();
  });
});

describe.each(dialects)('all that a restaurant’s people send, on %s,', (dialect) => {
  it('has room for so many MB, the same file once', async () => {
    const test = await startTestApp(dialect, { UPLOADS_MB: '1' });
    const token = await hire(test, 'Owner');
    const send = (name: string, bytes: number, language = 'en') =>
      test.call({
        method: 'POST',
        url: '/staff/videos',
        token,
        headers: { 'content-type': 'video/mp4', 'accept-language': language },
        body: videoOf(bytes, name),
      });
    const files = () => readdirSync(originalsDir(test.services.config)).length;
    const statuses = [await send('a', 600_000), await send('a', 600_000), await send('b', 400_000)];
    expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201]);
    const before = files();
    const sentences = new Set<string>();
    for (const language of LANGUAGES) {
      const { status, body } = await send('c', 100_000, language);
      expect([status, body.code]).toEqual([409, 'uploads_full']);
      expect(body.message).toMatch(/1\s?(MB|Mo)/);
      sentences.add(body.message);
    }
    expect(sentences.size).toBe(LANGUAGES.length);
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${' '.repeat(50_000)}</svg>`;
    const { version, logoUrl: _, ...theme } = (await test.call({ url: '/staff/theme', token })).body.data;
    const change = { ...theme, expectedVersion: version, logo };
    expect(await test.call({ method: 'PUT', url: '/staff/theme', token, body: change })).toMatchObject({
      status: 409,
      body: { code: 'uploads_full' },
    });
    expect(files()).toBe(before);
    expect((await send('d', 10_000)).status).toBe(201);
    await test.close();
  });
});
