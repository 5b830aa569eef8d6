import { join } from 'node:path';
import { build } from 'vite';
import { buildFirstScripts } from './build-first-scripts.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressAssets } from './compress-assets.ts';

/**
 * Builds everything below `dist`: both browser apps, the page handler, inline scripts and the service worker. `build.ts` runs
 * this if needed.
 */
const root = process.cwd();
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: true } });
await build({ root, logLevel: 'warn', configFile: 'vite.staff.config.ts' });
await buildFirstScripts(root);
await buildServiceWorker(root);
for (const app of ['client', 'staff']) await compressAssets(join(root, 'dist', app, 'assets'));
