import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAssets } from '../src/server/pages/assets.ts';

/** kB of brotli-compressed script until hydrated, by page file (docs/architecture.md). A build above one fails. */
const BUDGETS_KB: Record<string, number> = {
  'home.tsx': 95,
  'menu.tsx': 95,
  'product.tsx': 98,
  'cart.tsx': 95,
  'checkout.tsx': 110,
  'login.tsx': 100,
  'register.tsx': 100,
  'forgot-password.tsx': 100,
  'reset-password.tsx': 100,
  'profile.tsx': 100,
  'favorites.tsx': 100,
  'orders.tsx': 100,
  'order-details.tsx': 100,
  'reviews.tsx': 95,
  'leave-review.tsx': 100,
  'about.tsx': 95,
  'contact.tsx': 95,
  'terms.tsx': 95,
  'privacy.tsx': 95,
  'promotions.tsx': 95,
  'not-found.tsx': 95,
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
