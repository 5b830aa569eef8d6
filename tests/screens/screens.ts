import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startProduct } from '../support/product.ts';
import { CUSTOMER, OWNER, type Screen, screens } from './list.ts';
import { signIn } from './sign-in.ts';

/** `npm run screens [NAME…]`: a picture of every screen at 390 and 1440 px, light and dark, and a contact sheet, into `screens/`. */
const OUT = 'screens';
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
const MODES = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const product = await startProduct();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(OUT, { recursive: true });
const made: string[] = [];
for (const size of SIZES) {
  for (const mode of MODES) {
    const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    for (const screen of chosen) made.push(await shoot(browser, screen, size, mode));
  }
}
await browser.close();
await product.stop();
writeFileSync(`${OUT}/index.html`, contactSheet(made));
process.stdout.write(`${made.length} pictures in ${OUT}/, side by side in ${OUT}/index.html\n`);

async function shoot(
  within: Browser,
  screen: Screen,
  size: (typeof SIZES)[number],
  mode: (typeof MODES)[number],
): Promise<string> {
  const context = await within.newContext({
    viewport: size,
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const origin = product.origin(screen.restaurant ?? 'forno-vesta');
  if (screen.signedIn) await signIn(page, origin, screen.signedIn === 'owner' ? OWNER : CUSTOMER);
  await page.goto(`${origin}${screen.path}`);
  await page.waitForLoadState('networkidle');
  await screen.prepare?.(page);
  await loadLazyPictures(page);
  const file = `${screen.name}-${size.name}-${mode}.png`;
  await page.screenshot({ path: `${OUT}/${file}`, fullPage: screen.fullPage ?? true });
  await context.close();
  return file;
}

async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

function contactSheet(files: string[]): string {
  const figures = files.map(
    (file) => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:14px system-ui}figure{margin:0}img{width:280px;border:1px solid #ccc}</style>${figures.join('')}`;
}
