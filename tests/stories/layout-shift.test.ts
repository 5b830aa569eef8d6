import type { Page } from '@playwright/test';
import { screens } from '../screens/list.ts';
import { LONG_MENU } from './brands.ts';
import { holdBack } from './calls.ts';
import { visitWithCart } from './checkout-visit.ts';
import { placeOrder } from './place-order.ts';
import { signIn } from './sign-in.ts';
import { expect, site, story } from './story.ts';

/** As the web counts it, of all shifts that nobody's hand caused. */
const LIMIT = 0.01;

/** ms by which kinds of files come later than their document, so that every state in between is on screen. */
const LATE: Record<string, number> = { script: 200, fetch: 250, font: 500, image: 400, stylesheet: 300 };

story.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // What it fetches cannot be made late.
  serviceWorkers: 'block',
});

// With a connection /offline leads away.
const shown = screens.filter(({ path }) => !path.startsWith('/staff') && path !== '/offline');

for (const screen of shown) {
  story(
    `nothing moves by itself on the screen "${screen.name}", however late its parts come`,
    async ({ page, watch }) => {
      // Screens of what is not there.
      for (const status of [404, 410]) watch.allowStatus(status);
      await page.addInitScript(watchShifts);
      const slug = screen.restaurant ?? 'forno-vesta';
      if (screen.signedIn) await signIn(page, slug);
      await page.route('**/*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE[route.request().resourceType()] ?? 0));
        await route.fallback();
      });
      await page.goto(site(slug, screen.path));
      await page.waitForLoadState('networkidle');
      await expectStillByItself(page);
      await screen.prepare?.(page);
      await page.waitForLoadState('networkidle');
      // What a tap opens moves what is below, and on a busy machine later than the browser forgives.
      await forgetShifts(page);
      await scrollThrough(page);
      await expectStill(page);
    },
  );
}

story('nothing moves on the way from Home to the menu, however late its parts come', async ({ page }) => {
  await page.addInitScript(watchShifts);
  await page.goto(site('forno-vesta'));
  await page.waitForLoadState('networkidle');
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3 * (LATE[route.request().resourceType()] ?? 0)));
    await route.fallback();
  });
  await page.getByRole('main').getByRole('link', { name: 'Full menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectStill(page);
});

story("nothing moves on the page of a guest's order, however late its parts come", async ({ page }) => {
  await visitWithCart(page, 'brasa', { isCustomer: false });
  await page.evaluate(async () => {
    const answer = await fetch('/api/v1/auth/guest', { method: 'POST' });
    localStorage.setItem('accessToken', (await answer.json()).accessToken);
  });
  const { id } = await placeOrder(page, '', '', { name: 'Gia Guest', email: 'still@example.test' });
  // The browser knows already that this is a guest, as it does after a checkout.
  await page.goto(site('brasa', '/orders'));
  await page.waitForLoadState('networkidle');
  await page.addInitScript(watchShifts);
  await delay(page, '**/assets/keep-order-*.js', 3000);
  await page.goto(site('brasa', `/orders/${id}`));
  await expect(page.getByRole('button', { name: 'Keep this order', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectStill(page);
});

story('nothing moves in a long menu, of which only what is near the screen is drawn', async ({ page }) => {
  await page.addInitScript(watchShifts);
  await page.goto(site(LONG_MENU, '/menu'));
  await page.waitForLoadState('networkidle');
  await expectStillByItself(page);
  await forgetShifts(page);
  await scrollThrough(page);
  await expectStill(page);
});

story('nothing moves while what is known of the restaurant is checked slowly', async ({ page }) => {
  await page.addInitScript(watchShifts);
  const answer = await holdBack(page, '/restaurants/public/*');
  // What says so comes a moment after it is wanted.
  await delay(page, '**/assets/late-parts-*.js', 4000);
  await page.goto(site('kumo', '/cart'));
  await expect(page.getByText('Loading Restaurant...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Shopping Cart' })).toBeVisible();
  await expectStill(page);
});

for (const { path, asked, loading } of [
  { path: '/menu', asked: '/products*', loading: 'Loading menu...' },
  { path: '/reviews', asked: '/restaurants/*/reviews*', loading: 'Loading reviews...' },
]) {
  story(`nothing moves while ${path} is checked slowly, also before what says so is there`, async ({ page }) => {
    await page.addInitScript(watchShifts);
    const answer = await holdBack(page, asked);
    await delay(page, '**/assets/{menu-states,reviews}-*.js', 3000);
    await page.goto(site('forno-vesta', path));
    await expect(page.getByText(loading)).toBeAttached();
    answer();
    await expect(page.getByText(loading)).toBeHidden();
    await expectStill(page);
  });

  story(`${path} is at no moment empty while it is checked slowly`, async ({ page }) => {
    await page.addInitScript(watchEmptyFrames);
    const answer = await holdBack(page, asked);
    await page.goto(site('forno-vesta', path));
    await expect(page.getByText(loading)).toBeAttached();
    answer();
    await expect(page.getByText(loading)).toBeHidden();
    expect(await page.evaluate(() => (window as unknown as { emptyFrames: number }).emptyFrames)).toBe(0);
  });
}

/** What follows a hand's doing is forgiven. */
async function expectStill(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  expectSmall(shifts.filter(({ hadRecentInput }) => !hadRecentInput));
}

/** Before any hand. A browser takes the size that a test gives its screen for one, and would forgive the first half second. */
async function expectStillByItself(page: Page): Promise<void> {
  expectSmall(await shiftsOf(page));
}

function expectSmall(shifts: Shift[]): void {
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`).join('\n')).toBeLessThanOrEqual(LIMIT);
}

function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

function delay(page: Page, addresses: string, ms: number): Promise<unknown> {
  return page.route(addresses, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

function forgetShifts(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  /** What moved, for whoever has to find it. */
  moved: string;
}

function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text'));
      shifts.push({ value, hadRecentInput, moved: moved.join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function watchEmptyFrames(): void {
  const counts = { emptyFrames: 0 };
  Object.defineProperty(window, 'emptyFrames', { get: () => counts.emptyFrames });
  requestAnimationFrame(function look() {
    const shown = document.querySelector('main :is(li, article, [aria-busy])');
    if (document.readyState === 'complete' && !shown) counts.emptyFrames++;
    requestAnimationFrame(look);
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
}
