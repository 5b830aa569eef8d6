import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import {
  type Answer,
  PASSWORD,
  SUSHI,
  startTestApp,
  type TestApp,
  TRATTORIA,
} from '../../../tests/support/test-app.ts';
import { attachLive } from '../live/socket.ts';

const EMAIL = 'ada@example.test';

describe.each(dialects)('with another password on %s', (dialect) => {
  let app: TestApp;
  let sockets: Socket[];
  let sessions: { host: string; token: string; cookie: string }[];
  beforeEach(async () => {
    app = await startTestApp(dialect);
    app.services.live = await attachLive(app.app.server, app.services);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    await app.register(EMAIL);
    const hosts = [TRATTORIA, TRATTORIA, SUSHI];
    sessions = [];
    for (const host of hosts) sessions.push({ host, ...tokensOf(await login(PASSWORD, host)) });
    sockets = await Promise.all(sessions.map(open));
  });
  afterEach(async () => {
    for (const socket of sockets) socket.close();
    await app.services.live.close();
    await app.close();
  });

  const login = (password: string, host: string) =>
    app.call({ method: 'POST', url: '/auth/login', host, body: { email: EMAIL, password } });
  const tokensOf = ({ body, cookies }: Answer) => ({
    token: body.accessToken as string,
    cookie: cookies.find(({ name }) => name === 'refresh_token')?.value as string,
  });
  function open({ host, token }: { host: string; token: string }): Promise<Socket> {
    const { port } = app.app.server.address() as AddressInfo;
    const options = { transports: ['websocket'], auth: { token }, reconnection: false, extraHeaders: { host } };
    const socket = io(`http://127.0.0.1:${port}`, options);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', reject);
    });
  }
  const reasons = (among: Socket[]) =>
    Promise.all(among.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))));
  async function allHaveEnded(cut: Promise<unknown[]>): Promise<void> {
    expect(await cut).toEqual(Array(3).fill('io server disconnect'));
    for (const { host, token, cookie } of sessions) {
      expect((await app.call({ url: '/users/me', host, token })).status).toBe(401);
      const refresh = { method: 'POST', url: '/auth/refresh-token', host, cookies: { refresh_token: cookie } } as const;
      expect((await app.call(refresh)).status).toBe(401);
      await expect(open({ host, token })).rejects.toThrow('unauthenticated');
    }
  }

  it('that was changed, every session ends and its socket is cut, at every restaurant', async () => {
    const others = await app.register('bob@example.test');
    const strange = await open({ host: TRATTORIA, token: others });
    const cut = reasons(sockets);
    const body = { currentPassword: PASSWORD, newPassword: 'sixsix' };
    const { token } = sessions[0] as { token: string };
    expect((await app.call({ method: 'PUT', url: '/users/me/change-password', token, body })).status).toBe(200);
    await allHaveEnded(cut);
    expect(strange.connected).toBe(true);
    sockets.push(strange);
  });

  it('that was set by a mailed link, every session ends and its socket is cut, at every restaurant', async () => {
    await app.call({ method: 'POST', url: '/auth/forgot-password', body: { email: EMAIL } });
    const mail = await vi.waitFor(
      () =>
        app.services.db.selectFrom('outbox').select('payload').where('recipient', '=', EMAIL).executeTakeFirstOrThrow(),
      10_000,
    );
    const { path } = JSON.parse(mail.payload) as { path: string };
    const token = new URL(path, 'http://any.test').searchParams.get('token');
    const cut = reasons(sockets);
    const body = { token, password: 'Another-2' };
    expect((await app.call({ method: 'POST', url: '/auth/reset-password', body })).status).toBe(200);
    await allHaveEnded(cut);
    expect((await login('Another-2', SUSHI)).status).toBe(200);
  });
});
