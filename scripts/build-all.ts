import { join } from 'node:path';
import { createBuilder } from 'vite';
import { buildBoot } from './build-boot.ts';
import { buildServiceWorker, buildStaffWorker } from './build-service-worker.ts';
import { compressAssets } from './compress-assets.ts';

/**
 * Builds everything into the folder that is named: both browser apps, the page handler, inline scripts and the service worker.
 * `build.ts` runs this if needed.
 */
const root = process.cwd();
const [, , folder = ''] = process.argv;
// Read by vite.config.ts.
process.env['BUILD_DIR'] = folder;
say('1 of 3: pages and styles');
const builder = await createBuilder({ root, logLevel: 'warn' });
await builder.buildApp();
say('2 of 3: what works offline');
await buildBoot(root, folder);
await buildServiceWorker(root, folder);
await buildStaffWorker(root, folder);
say('3 of 3: compression');
await compressAssets(join(folder, 'client/assets'));

function say(step: string): void {
  process.stderr.write(`  ${step}\n`);
}
