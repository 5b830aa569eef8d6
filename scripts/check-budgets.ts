import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorefrontPage } from '../src/contract/web-vitals-report.ts';
import { readAssets, STAFF, STOREFRONT } from '../src/server/pages/assets.ts';
import { currentBuild } from '../src/server/pages/current-build.ts';
import { pageRoutes } from '../src/web/routes.ts';
import { staffRoutes } from '../src/web/staff/staff-routes.ts';

/** Budgets in kB of brotli-compressed script until hydration (docs/architecture.md). A page above its budget fails the build. */
const FIRST_PAGES_KB = 112;
const OTHER_PAGES_KB = 127;
const STAFF_PAGES_KB = 148;
/** The pages on the way to an order. */
const FIRST_PAGES: StorefrontPage[] = ['home', 'menu', 'product', 'cart'];

const dist = currentBuild();
let failed = false;
const storefront = readAssets(dist, STOREFRONT);
for (const { id } of pageRoutes) {
  check(id, FIRST_PAGES.includes(id) ? FIRST_PAGES_KB : OTHER_PAGES_KB, storefront.of(id).scripts);
}
const staff = readAssets(dist, STAFF);
for (const { id } of staffRoutes) check(id, STAFF_PAGES_KB, staff.of(id).scripts);
if (failed) process.exit(1);

function check(page: string, budget: number, scripts: string[]): void {
  const files = scripts.map((address) => join(dist, 'client', `${address}.br`));
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  const kilobytes = bytes / 1000;
  const within = kilobytes <= budget;
  failed ||= !within;
  console.log(
    `${within ? 'ok  ' : 'OVER'} ${page.padEnd(20)} ${kilobytes.toFixed(1).padStart(6)} kB of ${budget} kB script, ${scripts.length} files`,
  );
}
