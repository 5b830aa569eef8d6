import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIfStale } from './build.ts';
import { isMark, use } from './builds.ts';

/**
 * `npm run dev`: rebuilds the browser's files and restarts the server when a source changes. The inline script (`src/web/boot/`)
 * and the service worker stay as they were when it began.
 */
const build = await buildIfStale();
// A copy, as its files will be of different times: no other server takes it for a build. A later build removes it.
const own = join(dirname(build), `dev-${process.pid}`);
cpSync(build, own, { recursive: true, filter: (file) => !isMark(file) });
use(own);
const env = { ...process.env, BUILD_DIR: own };
// What is there stays: the server needs the files that only a whole build makes.
spawn('npx', ['vite', 'build', '--app', '--watch', '--emptyOutDir', 'false'], { stdio: 'inherit', env });
spawn('node', ['--watch-path=src', `--watch-path=${join(own, 'server')}`, 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...env, NODE_ENV: 'production', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info' },
});
