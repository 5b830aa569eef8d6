import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, TRATTORIA } from '../support/test-app.ts';

const ERROR = 50;
/** When a client leaves, in ms after it has asked: before its request is looked at, and while it is answered. */
const LEAVES_AFTER = [0, 0, 1, 3, 10];

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  test = await startTestApp('sqlite', { LOG_LEVEL: 'info', RATE_LIMITS: 'true', PAGES_PER_MINUTE: '100000' }, logTo);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const head = (line: string, ...more: string[]) =>
  [`${line} HTTP/1.1`, `Host: ${TRATTORIA}`, ...more, '', ''].join('\r\n');
const form = 'Content-Type: application/x-www-form-urlencoded';
const json = 'Content-Type: application/json';

it.each([
  ['reads the menu', head('GET /api/v1/products')],
  ['follows the menu', head('GET /api/v1/live/menu')],
  ['begins as a guest', head('POST /api/v1/auth/guest', 'Content-Length: 0')],
  [
    'signs in',
    `${head('POST /api/v1/auth/login', json, 'Content-Length: 42')}{"email":"a@b.example","password":"aaaaaaa"}`,
  ],
  ['has sent half of a form', `${head('POST /mailing-list', form, 'Content-Length: 300')}email=`],
  ['has sent half of a cart', `${head('POST /api/v1/cart/times', json, 'Content-Length: 3000')}{"items":`],
  [
    'has sent half of a picture',
    `${head('POST /api/v1/staff/pictures', 'Content-Type: image/png', 'Content-Length: 90000')}x`,
  ],
  ['connects its page', head('GET /socket.io/?EIO=4&transport=polling')],
])('a client that %s and has gone is no error', async (_what, sent) => {
  const { port } = test.app.server.address() as AddressInfo;
  for (const after of LEAVES_AFTER) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write(sent);
    if (after) await pause(after);
    socket.resetAndDestroy();
  }
  await pause(50);
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= ERROR)).toEqual([]);
});

it('a client whose address is known no more is limited as any other', async () => {
  const { networkOf } = await import('../../src/server/platform/http/network-of.ts');
  expect(networkOf({ ip: undefined })).toBe('');
});
