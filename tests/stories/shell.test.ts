import { open, visitWithCart } from './checkout-visit.ts';
import { lookAtPage } from './look-at-page.ts';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

const PHONE = { width: 390, height: 844 };

story('on a phone the way to a filled cart is found among the landmarks', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitWithCart(page, 'brasa', { isCustomer: false });
  await open(page, 'brasa', '/promotions');
  const way = page.getByRole('navigation', { name: 'Cart' }).getByRole('link', { name: 'View order' });
  await expect(way).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(way, 'an edge where colours are forced').toHaveCSS('border-top-style', 'solid');
});

story('A visitor finds everything from the header, the footer and a wrong address', async ({ page, watch }) => {
  watch.allowStatus(404);
  await page.goto(site('forno-vesta'));
  await hydrated(page);
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['Menu', '/menu'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    await header.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(site('forno-vesta', path));
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await header.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page).toHaveURL(site('forno-vesta', '/cart'));
  for (const [name, path] of [
    ['Terms & Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(site('forno-vesta', path));
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getUTCFullYear()} Forno Vesta`);
  await expect(page.getByRole('contentinfo')).toContainText('Powered by Servery');

  await page.goto(site('forno-vesta', '/no-such-page'));
  await expect(page.getByRole('heading', { name: "Oops! The page you're looking for doesn't exist." })).toBeVisible();
  await expect(page).toHaveTitle('Page not found');
  await expectAccessibleInBothModes(page);
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(site('forno-vesta'));

  // A link out of a mail that was broken into lines.
  await page.goto(site('forno-vesta', '/contact%0A'));
  await expect(page).toHaveURL(site('forno-vesta', '/contact'));
});

story('On a phone the drawer holds the links, keeps the focus and gives it back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(site('forno-vesta', '/contact'));
  await hydrated(page);
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  await expect(drawer.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Register' })).toBeVisible();
  await expectAccessibleInBothModes(page);
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  // It is kept while it is closed, and was hidden before it closed.
  await expect(drawer).toHaveCSS('opacity', '1');
  await drawer.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(site('forno-vesta', '/about'));
  await expect(drawer).toBeHidden();
});

story('A message that is shown while a dialog is open can be read, heard and closed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(site('forno-vesta', '/menu'));
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add Tiramisù/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'added to cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  // A role is found inside the open dialog only: what lies outside it is inert.
  const message = drawer.getByRole('status').filter({ hasText: 'added to cart' });
  await expect(message).toBeVisible();
  await expect.poll(() => drawer.getByRole('button', { name: 'Close menu' }).evaluate(isInFront)).toBe(true);
  await expect(message).toBeVisible();
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('added to cart')).toBeHidden();
  await expect(drawer).toBeVisible();
});

story(
  'What was asked for is not lost: the site says when it cannot be configured, and recovers',
  async ({ page, watch }) => {
    watch.allowFailures();
    await page.goto(site('kumo', '/contact'));
    await hydrated(page);
    // Whatever another story changes meanwhile would have the page ask again by itself.
    await page.route('**/api/v1/live/menu', () => {});
    const configuration = '**/api/v1/restaurants/public/-';
    // The page asks again by itself too, so that only the click may end the outage.
    const isClicked = () =>
      // The reload may take the page away while it is asked.
      page.evaluate(() => document.documentElement.hasAttribute('data-clicked')).catch(() => false);
    await page.route(configuration, async (route) => ((await isClicked()) ? route.continue() : route.abort()));
    await page.reload();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('An unexpected network error occurred while configuring the site.');
    await expectAccessibleInBothModes(page);
    await page.evaluate(() => {
      const mark = () => document.documentElement.setAttribute('data-clicked', '');
      addEventListener('click', mark, { capture: true, once: true });
    });
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get in touch' })).toBeVisible();

    await page.unroute(configuration);
    await page.route(configuration, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText('Loading Restaurant...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Get in touch' })).toBeVisible();
  },
);

for (const [stored, system, expected] of [
  ['true', 'light', 'dark'],
  ['false', 'dark', 'light'],
  [null, 'dark', 'dark'],
  [null, 'light', 'light'],
] as const) {
  story(`Saved flag ${stored}, system ${system}: ${expected} from the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((flag) => flag && localStorage.setItem('darkMode', flag), stored);
    // No script of ours arrives: what is painted is what came with the document.
    await page.route('**/assets/*.js', () => {});
    // A document ends only when its scripts have run.
    await page.goto(site('brasa', '/terms'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const painted = await page.evaluate(() => ({
      mode: document.documentElement.dataset['mode'],
      scheme: getComputedStyle(document.documentElement).colorScheme,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
    expect(painted).toMatchObject({ mode: expected, scheme: expected });
    const lightness = Number(/[\d.]+/.exec(painted.ground)?.[0]);
    expect(expected === 'dark' ? lightness < 80 : lightness > 200, painted.ground).toBe(true);
  });
}

story('The dark mode is chosen with one press, kept, and follows into other tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site('brasa', '/terms'));
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto(site('brasa', '/privacy'));
  await hydrated(other);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
});

story('A visitor in another zone is told whose clock the opening hours follow', async ({ browser, watchContext }) => {
  for (const [timezoneId, isNamed] of [
    ['Asia/Tokyo', true],
    ['Europe/London', false],
  ] as const) {
    const context = await browser.newContext({ timezoneId });
    watchContext(context);
    const page = await context.newPage();
    await page.goto(site('forno-vesta', '/contact'));
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sunday' })).toContainText(
      /\d:\d\d [AP]M/,
    );
    const note = page.getByText('Times are the restaurant’s own (United Kingdom Time).');
    await (isNamed ? expect(note).toBeVisible() : expect(note).toBeHidden());
    await context.close();
  }
});

story('Twice the size of everything, and forced colours, hide nothing', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // Zoomed to 200 %, a window of 1280 px is one of 640; larger text alone leaves it as wide.
  for (const [width, fontSize] of [
    [640, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 450 });
    for (const path of ['/', '/menu', '/contact', '/terms', '/auth/login']) {
      await page.goto(site('forno-vesta', path));
      await hydrated(page);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      const { overflowing } = await page.evaluate(lookAtPage);
      expect(overflowing, `${path} at ${width} px with text of ${fontSize}`).toEqual([]);
    }
  }
  await page.goto(site('forno-vesta', '/contact'));
  await hydrated(page);
  await page.getByLabel('Subject').focus();
  const outlines = await page.getByLabel('Subject').evaluate((input) => {
    const box = input.parentElement as HTMLElement;
    return [input, box].map((element) => getComputedStyle(element).outlineStyle);
  });
  expect(outlines).toContain('solid');
  const button = page.getByRole('button', { name: 'Show map' });
  expect(await button.evaluate((element) => getComputedStyle(element).borderStyle)).not.toBe('none');
});

/** Runs in the page: nothing lies over its middle. */
function isInFront(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

story('Who prefers more contrast gets stronger lines, whatever the restaurant’s colours', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(site('brasa'));
  const isStrong = () =>
    page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return root.getPropertyValue('--line') === root.getPropertyValue('--line-strong');
    });
  // With the whole style sheet, which comes after the first paint.
  await expect.poll(isStrong).toBe(true);
});
