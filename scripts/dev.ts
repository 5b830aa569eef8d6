import { spawn } from 'node:child_process';
import { buildIfStale, forgetBuild } from './build.ts';

/**
 * `npm run dev`: rebuilds the browser's files and restarts the server when a source changes. The inline script (`src/web/boot/`)
 * and the service worker stay as they were when it began.
 */
await buildIfStale();
// From here on `dist` holds files of different times, which no start may take for a build.
forgetBuild();
// What is there stays: the server needs the files that only a whole build makes.
spawn('npx', ['vite', 'build', '--app', '--watch', '--emptyOutDir', 'false'], { stdio: 'inherit' });
spawn('node', ['--watch-path=src', '--watch-path=dist/server', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info' },
});
