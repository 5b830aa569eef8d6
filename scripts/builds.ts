import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, oneAtATime } from './one-at-a-time.ts';

/** Builds that stay although no process is known to serve them: a server that was not started by these scripts may. */
const KEPT = 3;
const BUILD = /^([0-9a-f]{12}|dev-\d+)$/;
const USER = /\buser-(\d+)$/;

/**
 * Returns the folder of build `id` below `dist`, made by `make` if it is not there, and lets servers start with it from now on
 * (`dist/current`). A build is never changed, so that a server goes on with the one it has started with. Old ones are removed once
 * nobody uses them.
 */
export async function openBuild(
  dist: string,
  id: string,
  make: (folder: string) => void | Promise<void>,
): Promise<string> {
  const folder = join(dist, id);
  if (!existsSync(folder)) {
    mkdirSync(dist, { recursive: true });
    // Several processes may start at the same time; one of them builds.
    await oneAtATime(join(dist, 'building'), async () => {
      if (existsSync(folder)) return;
      const unfinished = join(dist, 'unfinished');
      rmSync(unfinished, { recursive: true, force: true });
      await make(unfinished);
      renameSync(unfinished, folder);
      removeUnused(dist, id);
    });
  }
  pointTo(dist, id);
  use(folder);
  return folder;
}

/** Keeps a build for as long as this process runs. Where nothing may be written, nothing will be removed either. */
export function use(folder: string): void {
  try {
    writeFileSync(join(folder, `user-${process.pid}`), '');
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Whether a file of a build only says who uses it. */
export const isMark = (file: string): boolean => USER.test(file);

function pointTo(dist: string, id: string): void {
  const pointer = join(dist, 'current');
  if (existsSync(pointer) && readFileSync(pointer, 'utf8') === id) return;
  const next = `${pointer}-${process.pid}`;
  writeFileSync(next, id);
  renameSync(next, pointer);
}

function removeUnused(dist: string, id: string): void {
  const builds = readdirSync(dist)
    .filter((name) => BUILD.test(name) && name !== id)
    .map((name) => join(dist, name))
    // A folder's time is that of its last use, whose mark was the last file to be put there.
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of builds.slice(KEPT)) if (!isUsed(folder)) rmSync(folder, { recursive: true, force: true });
}

function isUsed(folder: string): boolean {
  return readdirSync(folder).some((name) => isMark(name) && isRunning(Number(USER.exec(name)?.[1])));
}
