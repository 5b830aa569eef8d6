import type { Browser } from 'playwright';
import { CUSTOMER, type Screen, screens } from '../screens/list.ts';
import { signIn } from '../screens/sign-in.ts';
import type { Product } from '../support/product.ts';
import { atRest, openPhone, type Setting, scrollToEnd } from './interactions-phone.ts';
import type { Figure } from './report.ts';

// With a connection /offline navigates away.
const shown = screens.filter(({ path }) => !path.startsWith('/staff') && path !== '/offline');

/** Opens every storefront screen and scrolls it to its end: the layout shifts that no input caused, by screen. */
export async function measureShifts({ browser, product, slowdown }: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of shown) {
    const ours = [await shiftOf(browser, product, screen, slowdown)];
    figures.push({ name: `layout shift: ${screen.name}`, unit: '', ours, limit: { atMost: 0.01 } });
  }
  return figures;
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
