import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAssets, STAFF, STOREFRONT } from '../src/server/pages/assets.ts';
import { currentBuild } from '../src/server/pages/current-build.ts';

const dist = currentBuild();
const [which, page] = process.argv.slice(2);
const a = readAssets(dist, which === 'staff' ? STAFF : STOREFRONT);
for (const s of a.of(page as never).scripts) console.log(readFileSync(join(dist, 'client', s + '.br')).length, s);
