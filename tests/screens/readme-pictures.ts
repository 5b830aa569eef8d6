import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startProduct } from '../support/product.ts';

/** `npm run readme-pictures`: the two screens that the README shows, into `docs/pictures/`. */
const OUT = 'docs/pictures';
const SHOTS = [
  { name: 'menu-phone', path: '/menu', width: 390, height: 844 },
  { name: 'home-desktop', path: '/', width: 1440, height: 1000 },
];

const product = await startProduct();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(OUT, { recursive: true });
for (const shot of SHOTS) await take(browser, shot);
await browser.close();
await product.stop();

async function take(within: Browser, { name, path, width, height }: (typeof SHOTS)[number]): Promise<void> {
  const page = await within.newPage({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'en-GB' });
  await page.goto(`${product.origin('forno-vesta')}${path}`);
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${OUT}/${name}.webp`);
  await page.close();
}
