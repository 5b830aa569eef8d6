import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLiveApp } from '../../../tests/support/live-clients.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const GET = 'GET /api/v1/products HTTP/1.1\r\nHost: trattoria.localhost\r\n';
const POST = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: trattoria.localhost\r\nContent-Type: application/json\r\n';

describe('what Node or the router refuses', () => {
  let test: TestApp;
  let live: Awaited<ReturnType<typeof openLiveApp>>;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
    live = await openLiveApp(test);
  });
  afterAll(async () => {
    await live.close();
    await test.close();
  });

  /** The first answer to what is written, whatever that is. */
  async function answerTo(text: string) {
    const said = await new Promise<string>((resolve) => {
      let all = '';
      const socket = connect(live.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        all += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(all));
    });
    const [head = '', body = ''] = said.split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]));
    return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) };
  }

  it.each([
    ['is no HTTP', 'hello\r\n\r\n', 400],
    ['has a broken header', `${GET}No colon\r\n\r\n`, 400],
    ['has two ends', `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['has a broken chunk', `${POST}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`, 400],
    ['has a method that nobody knows', GET.replace('GET', 'FETCH').concat('\r\n'), 400],
    ['has headers without end', `${GET}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['has an address that cannot be decoded', GET.replace('products', '%zz').concat('Connection: close\r\n\r\n'), 400],
    [
      'has a part too long',
      GET.replace('products', `products/${'a'.repeat(9999)}`).concat('Connection: close\r\n\r\n'),
      414,
    ],
  ])('because it %s is told so in a problem document like any other', async (_name, text, status) => {
    const answer = await answerTo(text);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      status,
      type: expect.stringContaining('/problems/'),
      title: expect.any(String),
      detail: expect.any(String),
      message: expect.any(String),
      code: 'invalid_request',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('does not count an offer to speak HTTP/2 or websocket where that is not spoken', async () => {
    for (const protocol of ['h2c', 'websocket']) {
      const answer = await answerTo(`${GET}Connection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`);
      expect([answer.status, answer.body.products?.length > 0]).toEqual([200, true]);
    }
  });
});
