import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DialectName } from '../../../src/server/platform/database/database.ts';
import { type FreshDatabase, freshDatabase } from '../../support/databases.ts';
import { freePort } from '../../support/free-port.ts';
import { type DatabasePlace, loadAlwaysOpen } from './always-open.ts';
import type { Address } from './send.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

export interface Started {
  address: Address;
  server: ServerProcess;
  place: DatabasePlace;
  stop(): Promise<void>;
}

interface StartOptions {
  port?: number;
  /** More settings. */
  env?: Record<string, string>;
}

/** A real server over an empty database of either kind, with the fixture restaurants open all day. */
export async function startServer(dialect: DialectName, options: StartOptions = {}): Promise<Started> {
  const database = await emptyDatabase(dialect);
  const { dataDir, databaseUrl } = database;
  const place = { dataDir, databaseUrl };
  await loadAlwaysOpen(place);
  const env = { ...options.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = serverProcess(options.port ?? (await freePort()), env);
  await server.start();
  return {
    address: server.address,
    server,
    place,
    stop: async () => {
      await server.kill();
      await database.drop();
    },
  };
}

async function emptyDatabase(dialect: DialectName): Promise<Pick<FreshDatabase, 'dataDir' | 'databaseUrl' | 'drop'>> {
  if (dialect === 'postgres') return freshDatabase(dialect);
  const dataDir = mkdtempSync(join(tmpdir(), 'servery-prove-'));
  return { dataDir, databaseUrl: undefined, drop: async () => rmSync(dataDir, { recursive: true, force: true }) };
}
