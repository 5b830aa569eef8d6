import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorefrontPage } from '../src/contract/web-vitals.ts';
import { readAssets, STAFF, STOREFRONT } from '../src/server/pages/assets.ts';
import { pageRoutes } from '../src/web/routes.ts';
import { staffRoutes } from '../src/web/staff/routes.ts';

/**
 * Budgets in kB of brotli-compressed script until hydration, by page (docs/architecture.md). A page above its budget fails the
 * build.
 */
const BUDGETS_KB: Record<StorefrontPage, number> = {
  home: 95,
  menu: 95,
  product: 98,
  cart: 95,
  checkout: 110,
  login: 100,
  register: 100,
  'forgot-password': 100,
  'reset-password': 100,
  profile: 100,
  favorites: 100,
  orders: 100,
  'order-details': 100,
  reviews: 95,
  'leave-review': 100,
  about: 95,
  contact: 95,
  terms: 95,
  privacy: 95,
  promotions: 95,
  offline: 95,
  'not-found': 95,
};

/** The same for the staff app: pages at the counter, and the others, which contain forms and their validation. */
const COUNTER_BUDGETS_KB: Record<string, number> = { board: 110, availability: 110, 'sign-in': 110 };
const DESK_BUDGET_KB = 130;

const dist = fileURLToPath(new URL('../dist', import.meta.url));
let failed = false;
const storefront = readAssets(dist, STOREFRONT);
for (const { id } of pageRoutes) check(id, BUDGETS_KB[id], storefront.of(id).scripts, STOREFRONT);
const staff = readAssets(dist, STAFF);
for (const { id } of staffRoutes) check(id, COUNTER_BUDGETS_KB[id] ?? DESK_BUDGET_KB, staff.of(id).scripts, STAFF);
if (failed) process.exit(1);

function check(page: string, budget: number, scripts: string[], { dir, base }: typeof STAFF): void {
  const files = scripts.map((address) => join(dist, dir, `${address.slice(base.length)}.br`));
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  const kilobytes = bytes / 1000;
  const within = kilobytes <= budget;
  failed ||= !within;
  console.log(
    `${within ? 'ok  ' : 'OVER'} ${page.padEnd(20)} ${kilobytes.toFixed(1).padStart(6)} kB of ${budget} kB script, ${scripts.length} files`,
  );
}
