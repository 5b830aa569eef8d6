import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildIfStale } from '../../scripts/build.ts';
import { loadAlwaysOpen } from '../prove/support/always-open.ts';
import { type ServerProcess, serverProcess } from '../prove/support/server-process.ts';
import { freePort } from '../support/free-port.ts';
import { SUSHI, TRATTORIA } from '../support/test-app.ts';
import { type HttpsClient, httpsClient } from './support/https-client.ts';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

describe.skipIf(!hasCaddy)('two processes behind Caddy', () => {
  const clients: HttpsClient[] = [];
  let dir: string;
  let apps: [ServerProcess, ServerProcess];
  let httpsPort: number;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    await buildIfStale();
    dir = mkdtempSync(join(tmpdir(), 'servery-caddy-'));
    const [one, two] = [await freePort(), await freePort()];
    const dataDir = join(dir, 'data');
    mkdirSync(dataDir);
    await loadAlwaysOpen({ dataDir });
    const settings = { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', DRAIN_S: '3' };
    apps = [serverProcess(one, settings), serverProcess(two, settings)];
    for (const app of apps) await app.start();
    httpsPort = await freePort();
    // The file of production, with certificates of its own instead of Let's Encrypt's.
    const local = `{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${await freePort()}\n\thttps_port ${httpsPort}\n`;
    const file = join(dir, 'Caddyfile');
    writeFileSync(file, readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{\n/m, local));
    const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { ...process.env, HOME: dir, APP_1: `127.0.0.1:${one}`, APP_2: `127.0.0.1:${two}` },
    });
    stop = async () => {
      const gone = once(caddy, 'exit');
      caddy.kill('SIGTERM');
      await gone;
    };
    await vi.waitFor(async () => expect((await site(TRATTORIA).send({ url: '/' })).status).toBe(200), 30_000);
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    await stop?.();
    await Promise.all(apps.map((app) => app.kill()));
    rmSync(dir, { recursive: true, force: true });
  });

  function site(host: string): HttpsClient {
    const client = httpsClient(httpsPort, host);
    clients.push(client);
    return client;
  }

  it('get a certificate for a restaurant’s domain at its first visit, and none for any other', async () => {
    expect((await site(SUSHI).send({ url: '/menu' })).text).toContain('Sushi');
    await expect(site('stranger.example').send({ url: '/' })).rejects.toThrow();
  });

  it('show nobody outside what is for those who run them, and read the visitor’s protocol', async () => {
    const shop = site(TRATTORIA);
    for (const url of ['/metrics', `/domain-known?domain=${TRATTORIA}`]) {
      expect((await shop.send({ url })).status).toBe(404);
    }
    expect((await shop.send({ url: '/sitemap.xml' })).text).toContain(`https://${TRATTORIA}`);
  });

  it('answer every visit while one after the other restarts', async () => {
    const shop = site(TRATTORIA);
    let isOver = false;
    const answers: number[] = [];
    const visits = (async () => {
      while (!isOver) {
        answers.push((await shop.send({ url: '/api/v1/categories' })).status);
        await pause(20);
      }
    })();
    for (const app of apps) {
      await app.terminate();
      await app.start();
      await pause(2500);
    }
    isOver = true;
    await visits;
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  });
});
