import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

const HEAD = 'GET /api/v1/products HTTP/1.1\r\nHost: trattoria.localhost\r\n';

describe('connections', () => {
  let test: TestApp;
  let port: number;
  let open: Socket[] = [];
  afterEach(async () => {
    for (const socket of open) socket.destroy();
    open = [];
    await test.close();
  });

  async function listen(env: Record<string, string>): Promise<void> {
    test = await startTestApp('sqlite', env);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  }
  async function dial(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
    return socket;
  }
  /** Everything the server says until it hangs up. */
  const untilCut = (socket: Socket) =>
    new Promise<string>((resolve) => {
      let said = '';
      socket.on('data', (chunk) => {
        said += chunk;
      });
      socket.once('close', () => resolve(said));
    });
  async function drip(socket: Socket, text: string): Promise<void> {
    for (const letter of text) {
      if (socket.destroyed) return;
      socket.write(letter);
      await wait(100);
    }
  }

  it('are cut while the head of a request comes letter by letter', async () => {
    await listen({ HEADERS_TIMEOUT_S: '1' });
    const socket = await dial();
    const cut = untilCut(socket);
    void drip(socket, `${HEAD}X-Slow: ${'a'.repeat(200)}\r\n\r\n`);
    expect(await cut).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('are cut while its body never ends', async () => {
    await listen({ HEADERS_TIMEOUT_S: '1', REQUEST_TIMEOUT_S: '1' });
    const socket = await dial();
    const cut = untilCut(socket);
    const head = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: trattoria.localhost\r\nContent-Type: application/json\r\n';
    socket.write(`${head}Content-Length: 500\r\n\r\n`);
    void drip(socket, `{"email":"${'a'.repeat(200)}`);
    expect(await cut).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/products`)).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'have an answer though a %s names a type and carries no body',
    async (method) => {
      await listen({});
      const socket = await dial();
      const cut = untilCut(socket);
      const head = `${method} /api/v1/users/me/addresses/x HTTP/1.1\r\nHost: trattoria.localhost\r\nConnection: close\r\n`;
      socket.write(`${head}Content-Type: application/json\r\n\r\n`);
      expect(await cut).toMatch(/^HTTP\/1\.1 4\d\d /);
    },
  );

  it('may be idle by the hundred: requests are answered meanwhile', async () => {
    await listen({});
    for (let i = 0; i < 600; i++) await dial();
    await Promise.all(open.slice(0, 300).map((socket) => socket.write(HEAD)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/api/v1/products`).then(({ status }) => status)),
    );
    expect(answers).toEqual(Array(50).fill(200));
    expect(open.filter(({ destroyed }) => !destroyed)).toHaveLength(600);
  });

  it('are refused above the limit, and welcome again below it', async () => {
    await listen({ MAX_CONNECTIONS: '5' });
    for (let i = 0; i < 5; i++) await dial();
    expect(await untilCut(await dial())).toBe('');
    open[0]?.destroy();
    await expect.poll(async () => (await ask(await dial())).slice(0, 12), { timeout: 5000 }).toBe('HTTP/1.1 200');
  });

  async function ask(socket: Socket): Promise<string> {
    const said = untilCut(socket);
    socket.write(`${HEAD}Connection: close\r\n\r\n`);
    return said;
  }
});
