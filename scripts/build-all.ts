import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import config from '../vite.config.ts';
import { buildBoot } from './build-boot.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressAssets } from './compress-assets.ts';

/**
 * Builds everything below `dist`: both browser apps, the page handler, inline scripts and the service worker. `build.ts` runs
 * this if needed.
 */
const root = process.cwd();
rmSync(join(root, 'dist'), { recursive: true, force: true });
const builder = await createBuilder({ ...config, configFile: false, root, logLevel: 'warn' });
await builder.buildApp();
await buildBoot(root);
await buildServiceWorker(root);
await compressAssets(join(root, 'dist/client/assets'));
