import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startProduct } from '../support/product.ts';
import { OWNER } from './list.ts';
import { signIn } from './sign-in.ts';

/** `npm run readme-pictures`: the screens that the README shows, into `docs/pictures/`. */
const OUT = 'docs/pictures';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 1000 };
const SHOTS: Shot[] = [
  { name: 'menu-phone', path: '/menu', viewport: PHONE },
  { name: 'home-desktop', path: '/', viewport: DESKTOP },
  { name: 'menu-phone-dark', path: '/menu', viewport: PHONE, colorScheme: 'dark', restaurant: 'kumo' },
  { name: 'board-desktop', path: '/staff', viewport: DESKTOP, colorScheme: 'dark', isStaff: true },
  { name: 'office-desktop', path: '/staff/restaurant', viewport: DESKTOP, isStaff: true },
];

interface Shot {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  colorScheme?: 'dark';
  /** By default Forno Vesta. */
  restaurant?: 'kumo';
  isStaff?: boolean;
}

const product = await startProduct();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(OUT, { recursive: true });
for (const shot of SHOTS) await take(browser, shot);
await browser.close();
await product.stop();

async function take(within: Browser, shot: Shot): Promise<void> {
  const { name, path, viewport, colorScheme = 'light', restaurant = 'forno-vesta', isStaff } = shot;
  const page = await within.newPage({ viewport, colorScheme, reducedMotion: 'reduce', locale: 'en-GB' });
  const origin = product.origin(restaurant);
  if (isStaff) await signIn(page, origin, OWNER);
  await page.goto(`${origin}${path}`);
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${OUT}/${name}.webp`);
  await page.close();
}
