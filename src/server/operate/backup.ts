import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { writeArchive } from './archive.ts';
import { dumpPostgres } from './postgres-dump.ts';
import { sayResult } from './say-result.ts';
import { copySqlite } from './sqlite-copy.ts';

/**
 * `npm run backup -- FILE`: saves a consistent copy of the database and the original files while the server runs. Without
 * secrets, so that whoever finds a backup cannot sign tokens.
 */
export async function backup({ DATABASE_URL, DATA_DIR }: Config, file: string): Promise<void> {
  await writeArchive({ dataDir: DATA_DIR, file }, DATABASE_URL ? 'postgres' : 'sqlite', async (to) => {
    if (DATABASE_URL) await dumpPostgres(DATABASE_URL, to);
    else copySqlite(join(DATA_DIR, 'servery.sqlite'), to);
  });
}

if (import.meta.main) {
  await sayResult(async (config, [file]) => {
    if (!file) throw new Error('Usage: npm run backup -- FILE');
    await backup(config, file);
    return `${file} is written.`;
  });
}
