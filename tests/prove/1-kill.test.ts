import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type DatabasePlace, loadAlwaysOpen } from './support/always-open.ts';
import { audit } from './support/audit.ts';
import { counts, READY_WITHIN_MS } from './support/counts.ts';
import { registerCustomers } from './support/customers.ts';
import { startWriting } from './support/orders-under-way.ts';
import { canRunPostgres, privatePostgres } from './support/private-postgres.ts';
import { report } from './support/report.ts';
import { send } from './support/send.ts';
import { type ServerProcess, serverProcess, untilReady } from './support/server-process.ts';

const NOTHING_WRONG = { lost: 0, doubled: 0, incomplete: 0 };
const LONGEST_TEST_MS = 15 * 60_000;

describe('promise 1: an acknowledged order survives any kill, once', () => {
  let cleanUp: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const undo of cleanUp.reverse()) await undo();
    cleanUp = [];
  });

  it(
    'of the server on SQLite',
    async () => {
      const place = { dataDir: newDir() };
      const { server, start } = await startServer(place);
      await killAgainAndAgain('SQLite, server', place, server, counts.sqlite, async () => {
        await server.kill();
        return start();
      });
    },
    LONGEST_TEST_MS,
  );

  it.skipIf(!canRunPostgres)(
    'of the server on PostgreSQL',
    async () => {
      const { place } = await startPostgres();
      const { server, start } = await startServer(place);
      await killAgainAndAgain('PostgreSQL, server', place, server, counts.postgresServer, async () => {
        await server.kill();
        return start();
      });
    },
    LONGEST_TEST_MS,
  );

  it.skipIf(!canRunPostgres)(
    'of PostgreSQL, and the server recovers by itself',
    async () => {
      const { place, postgres } = await startPostgres();
      const { server } = await startServer(place);
      let kills = 0;
      await killAgainAndAgain('PostgreSQL, database', place, server, counts.postgresDatabase, async (token) => {
        await (kills++ % 2 ? postgres.cut() : postgres.kill());
        await expectUnavailable(server, token);
        await postgres.start();
        return untilReady(server.address, server.isRunning);
      });
    },
    LONGEST_TEST_MS,
  );

  /** Kills under 32 writers until there are enough kills and acknowledged orders; `killOnce` answers the time to ready. */
  async function killAgainAndAgain(
    name: string,
    place: DatabasePlace,
    { address }: ServerProcess,
    goal: { kills: number; orders: number },
    killOnce: (token: string) => Promise<number>,
  ): Promise<void> {
    const tokens = await registerCustomers(address, counts.writers);
    const writing = startWriting(address, tokens);
    const ready: number[] = [];
    for (let kill = 0; kill < goal.kills; kill++) {
      await writing.more(Math.ceil(goal.orders / goal.kills));
      // In another part of an order's life each time.
      await sleep(Math.random() * 30);
      ready.push(await killOnce(tokens[0] as string));
    }
    await writing.stop();
    const found = await audit(place, writing.acknowledged);
    const slowest = Math.round(Math.max(...ready));
    report({ what: name, kills: ready.length, ...found, repeated: writing.repeated(), 'slowest ready, ms': slowest });
    expect(found).toMatchObject(NOTHING_WRONG);
    expect(found.acknowledged).toBeGreaterThanOrEqual(goal.orders);
    expect(slowest).toBeLessThan(READY_WITHIN_MS);
  }

  /** While the database is away: not ready, and a problem document instead of an order. */
  async function expectUnavailable({ address }: ServerProcess, token: string): Promise<void> {
    expect((await send(address, { url: '/readyz' }))?.status).toBe(503);
    expect((await send(address, { url: '/healthz' }))?.status).toBe(200);
    const answer = await send(address, { url: '/api/v1/orders/my-orders', token });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answer?.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'retry-after': expect.stringMatching(/^\d+$/),
    });
  }

  async function startServer(place: DatabasePlace): Promise<{ server: ServerProcess; start: () => Promise<number> }> {
    await loadAlwaysOpen(place);
    const { dataDir, databaseUrl } = place;
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const server = serverProcess(await freePort(), env);
    cleanUp.push(server.kill);
    await server.start();
    return { server, start: server.start };
  }

  async function startPostgres() {
    const postgres = privatePostgres(await freePort());
    cleanUp.push(postgres.remove);
    await postgres.start();
    return { postgres, place: { dataDir: newDir(), databaseUrl: postgres.url } };
  }

  function newDir(): string {
    const dir = mkdtempSync(join(tmpdir(), 'servery-prove-'));
    cleanUp.push(() => rmSync(dir, { recursive: true, force: true }));
    return dir;
  }
});
