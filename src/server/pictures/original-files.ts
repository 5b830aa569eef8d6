import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import { contentHash } from './content-hash.ts';

/** Pictures have no ending: their format is read from their bytes. */
export type OriginalKind = '' | '.svg' | '.mp4';

export function originalsDir(config: Pick<Config, 'DATA_DIR'>): string {
  return resolve(config.DATA_DIR, 'originals');
}

/** Where the file whose SHA-256 is `hash` is kept, as it came. */
export function originalPath(config: Pick<Config, 'DATA_DIR'>, hash: string, kind: OriginalKind = ''): string {
  return join(originalsDir(config), `${hash}${kind}`);
}

/** Keeps a file under its hash, which it answers. The same bytes are kept once. */
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

/** Never leaves half a file under the final name, whatever happens and whoever else writes it. */
export async function writeWhole(path: string, data: Buffer): Promise<void> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    // Flushed: after a power cut the name must not be there without its bytes.
    await writeFile(unfinished, data, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

const UNFINISHED = /\.[0-9a-f]{12}\.tmp$/;
/** Longer than any file takes to be written, also by another process. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Deletes what processes left half written that were killed. */
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
