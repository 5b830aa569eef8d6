import { spawn } from 'node:child_process';
import { buildIfStale } from './build.ts';

/** `npm run dev`: rebuilds the browser's files and restarts the server when a source changes. */
await buildIfStale();
const vite = (...more: string[]) => spawn('npx', ['vite', 'build', '--watch', ...more], { stdio: 'inherit' });
vite();
vite('--ssr');
vite('--config', 'vite.staff.config.ts');
spawn('node', ['--watch-path=src', '--watch-path=dist/server', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info' },
});
