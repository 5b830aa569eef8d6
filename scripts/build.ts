import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './one-at-a-time.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/stamp');
const SOURCES = [
  'src/web/**/*',
  'src/contract/**/*',
  'src/domain/**/*',
  'src/messages/**/*',
  'src/worker/**/*',
  'scripts/{build,compress}-*.ts',
  'vite/**/*',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds `dist`, unless the last build was made from the same sources. */
export async function buildIfStale(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const sources = fingerprint();
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (isFresh()) return;
  // Several processes may start at the same time; one of them builds.
  await oneAtATime(join(root, '.cache/building'), async () => {
    if (isFresh()) return;
    forgetBuild();
    // In a process of its own, because the server that starts next would keep the builders' half gigabyte of memory.
    execFileSync(process.execPath, [join(root, 'scripts/build-all.ts')], { cwd: root, stdio: 'inherit' });
    writeFileSync(stamp, sources);
  });
}

/** The next start builds anew, whatever is in `dist`. */
export function forgetBuild(): void {
  rmSync(stamp, { force: true });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

if (import.meta.main) await buildIfStale();
