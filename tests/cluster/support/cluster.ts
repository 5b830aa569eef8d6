import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privatePostgres } from '../../prove/support/private-postgres.ts';
import { type ServerProcess, serverProcess } from '../../prove/support/server-process.ts';
import { freePort } from '../../support/free-port.ts';
import { type PrivateRedis, startRedis } from '../../support/private-redis.ts';
import { errorLogOf, startNginx, writeNginxFiles } from './nginx.ts';
import { hasPooler, startPooler } from './pooler.ts';

/** Between a process that is ready again and the next one that is stopped: nginx's fail_timeout, 5 s, has passed for it. */
export const SETTLE_MS = 6_500;
const DRAIN_S = '3';

/**
 * What deploy/compose.yaml describes, with plain processes: two of the product, nginx, PostgreSQL and Redis. The second process reaches
 * PostgreSQL through PgBouncer where that is installed.
 */
export interface Cluster {
  apps: readonly [ServerProcess, ServerProcess];
  place: { dataDir: string; databaseUrl: string };
  redis: PrivateRedis;
  httpPort: number;
  httpsPort: number;
  /** nginx's. */
  accessLog: string;
  /** What nginx complained about so far. */
  complaints(): string;
  stop(): Promise<void>;
}

interface ClusterSettings {
  domains: readonly string[];
  env?: Record<string, string>;
  httpPort?: number;
  httpsPort?: number;
  /** Fills the empty database before the processes start. */
  prepare?(place: Cluster['place']): Promise<void>;
}

export async function startCluster({ domains, env, prepare, ...ports }: ClusterSettings): Promise<Cluster> {
  const undo: (() => Promise<void> | void)[] = [];
  async function stop(): Promise<void> {
    for (const each of undo.splice(0).reverse()) await each();
  }
  try {
    const dir = mkdtempSync(join(tmpdir(), 'servery-cluster-'));
    undo.push(() => rmSync(dir, { recursive: true, force: true }));
    const dataDir = mkdtempSync(join(tmpdir(), 'servery-cluster-data-'));
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const postgres = privatePostgres(await freePort());
    undo.push(() => postgres.remove());
    await postgres.start();
    const redis = await startRedis();
    undo.push(() => redis.kill());
    const pooler = hasPooler ? await startPooler(postgres.url, { sessions: 5 }) : null;
    undo.push(() => pooler?.stop());
    const place = { dataDir, databaseUrl: postgres.url };
    await prepare?.(place);

    const shared = {
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_S,
      ...env,
    };
    const [one, two] = [await freePort(), await freePort()];
    const byPooler = pooler && { DATABASE_URL: pooler.url, DATABASE_POOLER: 'true' };
    const apps = [serverProcess(one, shared), serverProcess(two, { ...shared, ...byPooler })] as const;
    undo.push(async () => {
      await Promise.all(apps.map((app) => app.kill()));
    });
    await Promise.all(apps.map((app) => app.start()));

    const { httpPort = await freePort(), httpsPort = await freePort() } = ports;
    const nginx = writeNginxFiles({
      dir,
      apps: [`127.0.0.1:${one}`, `127.0.0.1:${two}`],
      httpPort,
      httpsPort,
      domains,
    });
    undo.push(startNginx(nginx));
    const accessLog = join(dir, 'access.log');
    const complaints = () => readFileSync(errorLogOf(nginx), 'utf8');
    return { apps, place, redis, httpPort, httpsPort, accessLog, complaints, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
