import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAssets } from '../src/server/pages/assets.ts';

/** kB of brotli-compressed script until hydrated, by page (docs/architecture.md). A build above one fails. */
const BUDGETS_KB: Record<string, number> = {
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

const client = new URL('../dist/client', import.meta.url).pathname;
const assets = readAssets(client);
let failed = false;
for (const [page, budget] of Object.entries(BUDGETS_KB)) {
  const { scripts } = assets.of(page);
  const bytes = scripts.reduce((sum, file) => sum + readFileSync(join(client, `${file}.br`)).length, 0);
  const kilobytes = bytes / 1000;
  const within = kilobytes <= budget;
  failed ||= !within;
  console.log(
    `${within ? 'ok  ' : 'OVER'} ${page.padEnd(20)} ${kilobytes.toFixed(1).padStart(6)} kB of ${budget} kB script, ${scripts.length} files`,
  );
}
if (failed) process.exit(1);
