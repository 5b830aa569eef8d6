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

const product = await startProduct();
try {
  for (const [needs, visit] of visits) {
    if (!visit) {
      process.stdout.write(`not tried  ${needs} is not installed\n`);
      continue;
    }
    const started = Date.now();
    const visitor = await visit();
    try {
      await dinner(visitor, product);
    } finally {
      await visitor.close();
    }
    process.stdout.write(`ok  ${visitor.browser}  ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  }
} finally {
  await product.stop();
}
