import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBuild } from './builds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
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

/** Builds the pages into a folder of their own, unless there is one of the same sources; returns the folder, below `dist`. */
export async function buildIfStale(): Promise<string> {
  process.env['NODE_ENV'] = 'production';
  return openBuild(join(root, 'dist'), fingerprint().slice(0, 12), (folder) => {
    process.stderr.write('Building the pages, as their sources are new; this takes about a minute.\n');
    // In a process of its own, because the server that starts next would keep the builders' half gigabyte of memory.
    execFileSync(process.execPath, [join(root, 'scripts/build-all.ts'), folder], { cwd: root, stdio: 'inherit' });
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
