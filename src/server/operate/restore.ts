import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { readArchive } from './archive.ts';
import { restorePostgres } from './postgres-dump.ts';
import { sayResult } from './say-result.ts';
import { restoreSqlite } from './sqlite-copy.ts';

/**
 * `npm run restore -- FILE [--overwrite]`: restores the database and the original files of a backup. All servers must be stopped.
 */
export async function restore(
  { DATABASE_URL, DATA_DIR }: Config,
  file: string,
  how: { overwrite: boolean },
): Promise<void> {
  await readArchive({ dataDir: DATA_DIR, file }, DATABASE_URL ? 'postgres' : 'sqlite', async (from) => {
    if (DATABASE_URL) await restorePostgres(from, DATABASE_URL, how);
    else await restoreSqlite(from, join(DATA_DIR, 'servery.sqlite'), how);
  });
}

if (import.meta.main) {
  await sayResult(async (config, words) => {
    const [file] = words.filter((word) => !word.startsWith('--'));
    if (!file) throw new Error('Usage: npm run restore -- FILE [--overwrite]');
    await restore(config, file, { overwrite: words.includes('--overwrite') });
    return `${file} is restored.`;
  });
}
