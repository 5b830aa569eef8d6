import type { Browser, Page } from 'playwright';
import { CUSTOMER, type Screen, screens } from '../screens/list.ts';
import { signIn } from '../screens/sign-in.ts';
import type { Product } from '../support/product.ts';
import { atRest, openPhone } from './interactions-phone.ts';

/** Every storefront screen, opened and scrolled to its end on a slow phone: what moved without a hand, by screen. */
export async function shiftsByScreen(
  browser: Browser,
  product: Product,
  slowdown: number,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const screen of screens.filter(({ path }) => !path.startsWith('/staff'))) {
    found.set(screen.name, await shiftOf(browser, product, screen, slowdown));
  }
  return found;
}

async function shiftOf(browser: Browser, product: Product, screen: Screen, slowdown: number): Promise<number> {
  const { page, close } = await openPhone(browser, slowdown);
  const origin = product.origin(screen.restaurant ?? 'forno-vesta');
  if (screen.signedIn) await signIn(page, origin, CUSTOMER);
  await page.goto(`${origin}${screen.path}`);
  await page.waitForLoadState('networkidle');
  await screen.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await scrollToEnd(page);
  await atRest(page);
  const shifts = await page.evaluate(() => window.seen.shifts);
  await close();
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
}
