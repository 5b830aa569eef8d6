import { existsSync } from 'node:fs';
import { startProduct } from '../support/product.ts';
import { dinner } from './dinner.ts';
import { FIREFOX, visitWithFirefox } from './firefox.ts';
import type { Visitor } from './visitor.ts';
import { SCREEN, visitWithWebKit, WEBKIT_DRIVER } from './webkit.ts';

/** `npm run browsers`: a dinner in the browsers that the stories do not use, as far as they are installed. */
const firefox = FIREFOX.find(existsSync);
const visits: [needs: string, visit: (() => Promise<Visitor>) | null][] = [
  ['Firefox (firefox-esr)', firefox ? () => visitWithFirefox(firefox) : null],
  ['WebKit (webkit2gtk-driver, xvfb)', [WEBKIT_DRIVER, SCREEN].every(existsSync) ? visitWithWebKit : null],
];

/** As with stories: other work on a shared machine can outlast a patience. */
const TRIES = 2;

const product = await startProduct();
try {
  for (const [needs, visit] of visits) {
    if (visit) process.stdout.write(`ok  ${await dinnerWith(visit, TRIES)}\n`);
    else process.stdout.write(`not tried  ${needs} is not installed\n`);
  }
} finally {
  await product.stop();
}

/** Returns with which browser somebody dined, and how long (s) it took. */
async function dinnerWith(visit: () => Promise<Visitor>, tries: number): Promise<string> {
  const started = Date.now();
  const visitor = await visit();
  try {
    await dinner(visitor, product);
    await visitor.close();
    return `${visitor.browser}  ${((Date.now() - started) / 1000).toFixed(1)} s`;
  } catch (error) {
    await visitor.close().catch(() => {});
    if (tries === 1) throw error;
    process.stdout.write(`once more  ${visitor.browser}: ${(error as Error).message}\n`);
    return dinnerWith(visit, tries - 1);
  }
}
