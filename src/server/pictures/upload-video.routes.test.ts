import { expect, it } from 'vitest';
import { beginUpload } from '../../../tests/support/begun-upload.ts';
import { shortVideo } from '../../../tests/support/highlight-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp } from '../../../tests/support/test-app.ts';

it('Videos are received four at a time: each is held in memory until all of it is there', async () => {
  const test = await startTestApp('sqlite');
  const token = await hire(test, 'Manager');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const file = { path: '/staff/videos', type: 'video/mp4', token, data: shortVideo, first: 8 };
  const uploads = Array.from({ length: 5 }, () => beginUpload(test, file));
  // None of the five has all its bytes: the only answer there can be is that there is no place.
  const turnedAway = await Promise.race(uploads.map(async (upload) => ({ upload, answer: await upload.answered })));
  expect(turnedAway.answer).toEqual({ status: 503, retryAfter: '2' });
  turnedAway.upload.breakOff();
  const others = uploads.filter((upload) => upload !== turnedAway.upload);
  for (const { finish } of others) finish();
  const answers = await Promise.all(others.map(({ answered }) => answered));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const next = beginUpload(test, file);
  next.finish();
  expect((await next.answered).status).toBe(201);
  await test.close();
});
