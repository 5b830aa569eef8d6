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
  'src/worker/**/*',
  'scripts/{build,compress}-*.ts',
  'vite/**/*',
  'vite.{config,*.config}.ts',
  'package-lock.json',
];

/** Builds the browser's files and the page handler, unless the last build is of the same sources. */
export async function buildIfStale(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const sources = fingerprint();
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (isFresh()) return;
  // Several processes that start together want the same files.
  await oneAtATime(join(root, '.cache/building'), async () => {
    if (isFresh()) return;
    rmSync(stamp, { force: true });
    // A process of its own: the server that is started next would keep what the builders held, half a gigabyte.
    execFileSync(process.execPath, [join(root, 'scripts/build-all.ts')], { cwd: root, stdio: 'inherit' });
    writeFileSync(stamp, sources);
  });
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
