import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { shortVideo } from '../../../tests/support/highlight-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp } from '../../../tests/support/test-app.ts';

it('Videos are received four at a time: each is held in memory until all of it is there', async () => {
  const test = await startTestApp('sqlite');
  const token = await hire(test, 'Manager');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const uploads = Array.from({ length: 5 }, () => begin(port, token));
  // None of the five has all its bytes: the only answer there can be is that there is no place.
  const turnedAway = await Promise.race(uploads.map(({ answered }, i) => answered.then((answer) => ({ i, answer }))));
  expect(turnedAway.answer).toEqual({ status: 503, retryAfter: '2' });
  uploads[turnedAway.i]?.sending.destroy();
  const others = uploads.filter((_upload, i) => i !== turnedAway.i);
  for (const { sending } of others) sending.end(shortVideo.subarray(8));
  const statuses = (await Promise.all(others.map(({ answered }) => answered))).map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 201, 201]);
  const next = begin(port, token);
  next.sending.end(shortVideo.subarray(8));
  expect((await next.answered).status).toBe(201);
  await test.close();
});

/** An upload whose first bytes are sent. */
function begin(port: number, token: string) {
  const headers = {
    host: 'trattoria.localhost',
    authorization: `Bearer ${token}`,
    'content-type': 'video/mp4',
    'content-length': shortVideo.length,
  };
  const sending = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/v1/staff/videos', headers });
  const answered = new Promise<{ status: number | undefined; retryAfter: string | undefined }>((resolve) => {
    sending.on('error', () => {});
    sending.once('response', (response) =>
      resolve({ status: response.resume().statusCode, retryAfter: response.headers['retry-after'] }),
    );
  });
  sending.write(shortVideo.subarray(0, 8));
  return { sending, answered };
}
