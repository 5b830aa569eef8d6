import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { item, pickup } from '../support/order-input.ts';
import { PASSWORD } from '../support/test-app.ts';
import { loadAlwaysOpen } from './support/always-open.ts';
import { registerCustomers } from './support/customers.ts';
import { report } from './support/report.ts';
import { send } from './support/send.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';

const EXIT_WITHIN_MS = 12_000;
const AT_ONCE = 50;
/** With the orders as many as `send` has connections: none waits on this side. */
const SIGN_INS = 14;

describe('promise 2: a server that is told to stop lets nobody down', () => {
  let dataDir: string;
  let port: number;
  let server: ServerProcess;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'servery-prove-'));
    await loadAlwaysOpen({ dataDir });
    port = await freePort();
    server = serverProcess(port, { DATA_DIR: dataDir });
    await server.start();
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const placeMany = (tokens: readonly string[], name: string) =>
    Array.from({ length: AT_ONCE }, (_, i) =>
      send(server.address, {
        method: 'POST',
        url: '/api/v1/orders',
        token: tokens[i % tokens.length] as string,
        key: `${name}-${i}`,
        body: pickup([item('lemonade')]),
      }),
    );

  /** Hashed two at a time: most of them are still waiting when the first is answered, however fast the machine is. */
  const signInMany = () =>
    Array.from({ length: SIGN_INS }, () =>
      send(server.address, {
        method: 'POST',
        url: '/api/v1/auth/login',
        body: { email: 'customer-0@example.test', password: PASSWORD },
      }),
    );

  it('answers what is under way, cuts idle and slow clients in the end, and exits with 0', async () => {
    const tokens = await registerCustomers(server.address, 5);
    // Opens the connections: only what has arrived is under way.
    await Promise.all([...placeMany(tokens, 'before'), ...signInMany()]);
    await hold('GET /healthz HTTP/1.1\r\nhost: trattoria.localhost\r\n\r\n');
    await hold('POST /api/v1/orders HTTP/1.1\r\nhost: trattoria.localhost\r\ncontent-length: 900\r\n\r\n{"rest');
    const signIns = signInMany();
    const underWay = Promise.all([...signIns, ...placeMany(tokens, 'during')]);
    await Promise.any(signIns);
    const { code, tookMs } = await server.terminate();
    const statuses = (await underWay).map((answer) => answer?.status);
    report({
      what: 'SIGTERM',
      'under way': statuses.length,
      unanswered: statuses.filter((status) => status === undefined).length,
      'exit, ms': Math.round(tookMs),
    });
    expect(statuses).toEqual([...Array(SIGN_INS).fill(200), ...Array(AT_ONCE).fill(201)]);
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(EXIT_WITHIN_MS);
  });

  it('is not ready from that moment, and its sockets find the next process', async () => {
    await server.kill();
    const draining = serverProcess(port, { DATA_DIR: dataDir, DRAIN_S: '2' });
    await draining.start();
    const [token] = await registerCustomers(draining.address, 1);
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      auth: { token },
      extraHeaders: { host: 'trattoria.localhost' },
      reconnectionDelayMax: 1000,
    });
    // As `web/app/api/live.ts` does: a server that says goodbye is asked again.
    socket.on('disconnect', (reason) => reason === 'io server disconnect' && setTimeout(() => socket.connect(), 1000));
    await once(socket, 'connect');
    const goodbye = once(socket, 'disconnect');
    const ended = draining.terminate();
    await expect
      .poll(async () => (await send(server.address, { url: '/readyz' }))?.status, { timeout: 1500 })
      .toBe(503);
    await goodbye;
    expect((await ended).code).toBe(0);
    const back = once(socket, 'connect');
    await server.start();
    await back;
    socket.close();
  });

  it('says goodbye as well in the moment it has begun to listen', async () => {
    await server.kill();
    for (let round = 0; round < 5; round++) {
      await server.start();
      expect((await server.terminate()).code).toBe(0);
    }
  });

  /** A client that says as much and then nothing more. */
  async function hold(text: string): Promise<void> {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  }

  function once(socket: { once(event: string, done: () => void): unknown }, event: string): Promise<void> {
    return new Promise((resolve) => socket.once(event, resolve));
  }
});
