import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connected, dropped, type LiveClient, openLiveApp } from '../../../tests/support/live-clients.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { ALWAYS } from '../platform/http/security-headers.ts';
import { SOCKET_LIMITS } from './socket-limits.ts';

const EMAIL = 'ada@example.test';

describe('a live connection', () => {
  let app: TestApp;
  let live: Awaited<ReturnType<typeof openLiveApp>>;
  let token: string;
  beforeEach(async () => {
    app = await startTestApp('sqlite');
    live = await openLiveApp(app);
    token = await app.register(EMAIL);
  });
  afterEach(async () => {
    await live.close();
    await app.close();
  });
  const post = (url: string, body?: object, more: object = {}) => app.call({ method: 'POST', url, body, ...more });
  const login = () => post('/auth/login', { email: EMAIL, password: PASSWORD });
  /** A connection that says nothing after it was upgraded. */
  async function upgraded(): Promise<Socket> {
    const socket = connect(live.port, '127.0.0.1');
    socket.on('error', () => {});
    const lines = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'Host: trattoria.localhost',
      'Upgrade: websocket',
    ];
    lines.push('Connection: Upgrade', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: c2VydmVyeSBzZXJ2ZXJ5IQ==');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
    return socket;
  }
  async function opened(by = token): Promise<LiveClient> {
    const client = live.open({ token: by });
    expect(await connected(client)).toBe('connected');
    return client;
  }

  describe('is opened', () => {
    const from = (origin: string) => connected(live.open({ token }, { headers: { origin } }));

    it('by pages of the restaurant’s own site', async () => {
      expect(await from('http://trattoria.localhost')).toBe('connected');
      expect(await from('https://trattoria.localhost:8443')).toBe('connected');
    });

    it.each(['https://evil.example', 'null', 'http://sushi-bar.localhost', 'http://trattoria.localhost.evil.example'])(
      'but not by pages of %s',
      async (origin) => {
        expect(await from(origin)).toBe('websocket error');
      },
    );
  });

  it('is refused over plain HTTP with the headers of every answer', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${live.port}/socket.io/?EIO=4&transport=polling`);
    expect(status).toBe(400);
    expect(Object.fromEntries(headers)).toMatchObject(ALWAYS);
  });

  describe('is cut', () => {
    it('when the customer signs out, and only there', async () => {
      const { body, cookies } = await login();
      const [left, stays] = [await opened(body.accessToken), await opened()];
      const cut = dropped(left);
      const cookie = { refresh_token: cookies[0]?.value as string };
      expect((await post('/auth/logout', undefined, { cookies: cookie })).status).toBe(204);
      expect(await cut).toBe('io server disconnect');
      expect(stays.connected).toBe(true);
    });

    it('on every device when the password changes', async () => {
      const clients = [await opened(), await opened((await login()).body.accessToken)];
      const cut = Promise.all(clients.map(dropped));
      const body = { currentPassword: PASSWORD, newPassword: 'Another-2' };
      await app.call({ method: 'PUT', url: '/users/me/change-password', token, body });
      expect(await cut).toEqual(['io server disconnect', 'io server disconnect']);
    });

    it('when a stolen refresh token ends the family', async () => {
      const { body, cookies } = await login();
      const old = { refresh_token: cookies[0]?.value as string };
      const client = await opened(body.accessToken);
      await post('/auth/refresh-token', undefined, { cookies: old });
      app.setNow(app.services.clock() + 60_000);
      const cut = dropped(client);
      expect((await post('/auth/refresh-token', undefined, { cookies: old })).status).toBe(401);
      expect(await cut).toBe('io server disconnect');
    });

    it('within a minute when its session ended where this process could not hear it', async () => {
      const [client, other] = [await opened(), await opened((await login()).body.accessToken)];
      const own = JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()).sid as string;
      await app.services.db.deleteFrom('sessions').where('id', '=', own).execute();
      const cut = dropped(client);
      await app.services.live.checkSessions();
      expect(await cut).toBe('io server disconnect');
      expect(other.connected).toBe(true);
    });

    it('when it sends more than any page does', async () => {
      const client = await opened();
      const cut = dropped(client);
      for (let i = 0; i <= SOCKET_LIMITS.packets; i++) client.emit('join_user_room', '');
      expect(await cut).toMatch(/transport (close|error)/);
    });

    it('when it sends a message larger than any page does', async () => {
      const client = await opened();
      const cut = dropped(client);
      client.emit('join_user_room', 'x'.repeat(SOCKET_LIMITS.messageBytes));
      expect(await cut).toMatch(/transport (close|error)/);
    });
  });

  it('is one of a limited number a customer, and makes room when it closes', async () => {
    const stranger = await app.register();
    const clients: LiveClient[] = [];
    for (let i = 0; i < SOCKET_LIMITS.perUser; i++) clients.push(await opened());
    expect(await connected(live.open({ token }))).toBe('too_many_connections');
    await opened(stranger);
    clients[0]?.close();
    await expect.poll(() => connected(live.open({ token }))).toBe('connected');
  });

  it('is not fooled by a hundred handshakes at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => connected(live.open({ token }))));
    expect(answers.filter((answer) => answer === 'connected')).toHaveLength(SOCKET_LIMITS.perUser);
  });

  it('is one of a limited number an address, whoever opens it', async () => {
    const silent: Socket[] = [];
    for (let i = 0; i < SOCKET_LIMITS.perAddress; i++) silent.push(await upgraded());
    expect(await connected(live.open({ token }))).toBe('websocket error');
    for (const socket of silent) socket.destroy();
    await expect.poll(() => connected(live.open({ token }))).toBe('connected');
  });

  it('is cut after ten seconds in which nobody was named, also when the client does not answer', async () => {
    const named = await opened();
    const socket = await upgraded();
    const began = performance.now();
    await once(socket, 'close');
    expect(performance.now() - began).toBeLessThan(SOCKET_LIMITS.namedWithinMs + 3000);
    expect(named.connected).toBe(true);
  }, 30_000);

  it('is counted while it lasts', async () => {
    const count = async () => (await app.services.metrics.openSockets.get()).values[0]?.value;
    const client = await opened();
    expect(await count()).toBe(1);
    client.close();
    await expect.poll(count).toBe(0);
  });
});
