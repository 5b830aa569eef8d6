import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLiveApp } from '../../../../tests/support/live-clients.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

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

  /** Everything that is answered to what is written, whatever that is. */
  const said = (text: string) =>
    new Promise<string>((resolve) => {
      let all = '';
      const socket = connect(live.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        all += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(all));
    });
  const firstLines = async (text: string) => (await said(text)).match(/^HTTP\/1\.1 .*$/gm)?.map((line) => line.trim());
  async function answerTo(text: string) {
    const [head = '', body = ''] = (await said(text)).split('\r\n\r\n');
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
    ['names no host', 'GET /api/v1/products HTTP/1.1\r\n\r\n', 400],
    ['names two hosts', `${GET}Host: sushi-bar.localhost\r\n\r\n`, 400],
    ['has an address that is none', GET.replace('/api', 'http://[/api').concat('\r\n'), 400],
    ['has an address of another protocol', GET.replace('/api', 'ftp://trattoria.localhost/api').concat('\r\n'), 400],
    ['asks for the whole server', 'GET * HTTP/1.1\r\nHost: trattoria.localhost\r\nConnection: close\r\n\r\n', 400],
    ['expects what nobody promises', `${POST}Expect: miracles\r\nContent-Length: 2\r\n\r\n{}`, 417],
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

  it('is not what HTTP allows: no host in its older version, and to ask before a body is sent', async () => {
    const old = await answerTo('GET /api/v1/products HTTP/1.0\r\n\r\n');
    expect([old.status, old.body.code]).toEqual([404, 'unknown_host']);
    const careful = `${POST}Expect: 100-continue\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`;
    expect(await firstLines(careful)).toEqual(['HTTP/1.1 100 Continue', 'HTTP/1.1 422 Unprocessable Entity']);
  });

  it('is not an address as proxies are asked: the host in it counts, whatever the header says', async () => {
    const whole = GET.replace('/api/v1/products', 'http://Sushi-Bar.localhost:80/api/v1/restaurants/public/-?a=b');
    for (let time = 0; time < 2; time++) {
      const { status, body } = await answerTo(`${whole}Connection: close\r\n\r\n`);
      expect([status, body.data?.restaurant.slug]).toEqual([200, 'sushi-bar']);
    }
  });

  it('is a host whose port none can have, or that a machine names for itself alone', async () => {
    for (const host of ['trattoria.localhost:65536', 'localhost:99999', '[fe80::1%25eth0]', '[fe80::1%eth0]:80']) {
      const named = GET.replace('trattoria.localhost', host).concat('Connection: close\r\n\r\n');
      const { status, body } = await answerTo(named);
      expect([host, status, body.code]).toEqual([host, 404, 'unknown_host']);
    }
    const last = GET.replace('trattoria.localhost', 'trattoria.localhost:065535').concat('Connection: close\r\n\r\n');
    expect((await answerTo(last)).status).toBe(200);
  });

  it('does not count an offer to speak HTTP/2 or websocket where that is not spoken', async () => {
    for (const protocol of ['h2c', 'websocket']) {
      const answer = await answerTo(`${GET}Connection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`);
      expect([answer.status, answer.body.products?.length > 0]).toEqual([200, true]);
    }
  });
});
