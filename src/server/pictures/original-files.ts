import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import { contentHash } from './content-hash.ts';

/** File name endings: of logos and videos. Pictures have none: their format is read from their bytes. */
export type OriginalKind = '' | '.svg' | '.webp' | '.mp4';

export function originalsDir(config: Pick<Config, 'DATA_DIR'>): string {
  return resolve(config.DATA_DIR, 'originals');
}

/** Path of the original file with that hash (`contentHash`). */
export function originalPath(config: Pick<Config, 'DATA_DIR'>, hash: string, kind: OriginalKind = ''): string {
  return join(originalsDir(config), `${hash}${kind}`);
}

/** Stores a file under its hash and returns the hash. The same file is stored once. */
export async function keepOriginal(
  config: Pick<Config, 'DATA_DIR'>,
  data: Buffer,
  kind: OriginalKind = '',
): Promise<string> {
  const hash = contentHash(data);
  const path = originalPath(config, hash, kind);
  if (!(await exists(path))) await writeWhole(path, data);
  return hash;
}

/** Writes a file atomically, even if several processes write it at the same time. */
export async function writeWhole(path: string, data: Buffer): Promise<void> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    // Flushed before the rename: after a power cut there must be no name without its content.
    await writeFile(unfinished, data, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

const UNFINISHED = /\.[0-9a-f]{12}\.tmp$/;
/** Longer than any process takes to write a file. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Deletes temporary files of processes that were killed while writing. */
export async function removeAbandoned(dir: string, now: number): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!UNFINISHED.test(name)) continue;
    const path = join(dir, name);
    const file = await stat(path).catch(() => null);
    if (file && file.mtimeMs < now - ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
