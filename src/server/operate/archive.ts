import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import type { DialectName } from '../platform/database/database.ts';
import { type Failure, runCommand } from './run-command.ts';

/** The manifest in a backup file, which is a tar of the manifest, the database and the restaurants' original files. */
const manifest = z.object({
  product: z.literal('servery'),
  format: z.literal(1),
  dialect: z.enum(['sqlite', 'postgres']),
});

const MANIFEST = 'manifest.json';
const DATABASE = 'database';
const ORIGINALS = 'originals';

export interface ArchivePlace {
  dataDir: string;
  /** Path of the backup file. */
  file: string;
}

/**
 * Writes `file` atomically. The database is copied first: original files are never changed, and are written before the rows that
 * name them, so that all files of the copied rows are there. Uploads under way (`*.tmp`) are left out.
 */
export async function writeArchive(
  { dataDir, file }: ArchivePlace,
  dialect: DialectName,
  copyDatabase: (to: string) => Promise<void>,
): Promise<void> {
  await inScratch(dirname(resolve(file)), async (scratch) => {
    await copyDatabase(join(scratch, DATABASE));
    await writeFile(join(scratch, MANIFEST), JSON.stringify({ product: 'servery', format: 1, dialect }));
    const originals = existsSync(join(dataDir, ORIGINALS)) ? ['-C', resolve(dataDir), ORIGINALS] : [];
    const unfinished = join(scratch, 'archive');
    const parts = ['-cf', unfinished, '--exclude=*.tmp', '-C', scratch, MANIFEST, DATABASE, ...originals];
    await runCommand('tar', parts, { LC_ALL: 'C' }, isOnlyGrowth);
    // Contains personal data: readable by this user only.
    await chmod(unfinished, 0o600);
    await rename(unfinished, file);
  });
}

/**
 * Unpacks `file`: calls `restoreDatabase` with the path of the database's copy, then copies the original files into place. Throws
 * if the backup is of another database dialect.
 */
export async function readArchive(
  { dataDir, file }: ArchivePlace,
  dialect: DialectName,
  restoreDatabase: (from: string) => Promise<void>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await inScratch(dataDir, async (scratch) => {
    await runCommand('tar', ['-xf', resolve(file), '--no-same-owner', '-C', scratch]);
    const found = manifest.parse(JSON.parse(await readFile(join(scratch, MANIFEST), 'utf8')));
    if (found.dialect !== dialect) {
      throw new Error(`This is a backup of ${found.dialect}, and the settings name ${dialect}. See "npm run db:move".`);
    }
    await restoreDatabase(join(scratch, DATABASE));
    if (!existsSync(join(scratch, ORIGINALS))) return;
    await mkdir(join(dataDir, ORIGINALS), { recursive: true });
    await runCommand('cp', ['-R', `${join(scratch, ORIGINALS)}/.`, join(dataDir, ORIGINALS)]);
  });
}

/** Whether GNU tar complains only that a directory got new files meanwhile: original files themselves never change. */
function isOnlyGrowth({ code, complaint }: Failure): boolean {
  const lines = complaint.trim().split('\n');
  return code === 1 && lines.every((line) => line.endsWith(': file changed as we read it'));
}

/**
 * Runs `work` with a temporary directory on the same disk as the result, so that a rename suffices. No other user can read it.
 */
async function inScratch(beside: string, work: (dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(beside, '.servery-'));
  try {
    await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
