import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { writeArchive } from './archive.ts';
import { dumpPostgres } from './postgres-dump.ts';
import { sayResult } from './say-result.ts';
import { copySqlite } from './sqlite-copy.ts';

/**
 * `npm run backup -- FILE`: the database as it is at one moment, and the original pictures, while the server runs.
 * Secrets stay out: whoever finds a backup must not be able to sign tokens.
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
