import { holdBack } from './calls.ts';
import { expect, hydrated, site, story } from './story.ts';

// What the service worker fetches cannot be cut from a test.
story.use({ serviceWorkers: 'block' });

story(
  'Switching the language keeps what was typed, chosen and scrolled to, and loads only that language',
  async ({ page }) => {
    await page.goto(site('forno-vesta', '/contact'));
    await hydrated(page);
    const english = await page.locator('meta[name=description]').getAttribute('content');
    await page.getByLabel('Message').fill('Do you bake on Mondays?');
    await page.getByLabel('Message').evaluate((field) => field.scrollIntoView({ block: 'center' }));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Language: English' }).hover();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Sprechen Sie uns an' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle('Kontakt · Forno Vesta');
    await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', english ?? '');
    await expect(page.getByLabel('Nachricht')).toHaveValue('Do you bake on Mondays?');
    await expect(page.getByLabel('Nachricht')).toBeInViewport();
    expect(await page.evaluate(() => localStorage.getItem('user-locale'))).toBe('de');
    const texts = asked.filter((path) => /\/texts-[a-z]{2}-[^/]+\.js$/.test(path));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((path) => !path.includes('/texts-de-'))).toEqual([]);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

story('The header takes the focus without moving the page', async ({ page }) => {
  await page.goto(site('forno-vesta', '/contact'));
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  const switcher = page.getByRole('button', { name: 'Language: English' });
  await expect(switcher).toBeInViewport();
  await switcher.evaluate((button: HTMLElement) => button.focus());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(switcher).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

story('Switching the language keeps the menu’s filter', async ({ page }) => {
  await page.goto(site('forno-vesta', '/menu?q=pizza'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Language: English' }).hover();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'メニュー' })).toBeVisible();
  await expect(page).toHaveURL(site('forno-vesta', '/menu?q=pizza'));
  await expect(page.getByRole('searchbox')).toHaveValue('pizza');
});

story('Who goes on while the page still comes in another language gets there', async ({ page }) => {
  const opened = Promise.withResolvers<void>();
  await page.route(/\/assets\/contact-[^/]+\.js$/, async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto(site('forno-vesta', '/reviews?lang=fr'));
  await hydrated(page);
  const goOn = await holdBack(page, '/**');
  await page.getByRole('button', { name: /^Langue/ }).hover();
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Recensioni/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti' }).click();
  const answered = page.waitForResponse(/\/api\/v1\//);
  goOn();
  await answered;
  await expect(page).toHaveURL(site('forno-vesta', '/reviews'));
  opened.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Scrivici o chiamaci' })).toBeVisible();
  await expect(page).toHaveURL(site('forno-vesta', '/contact'));
});

story('A language whose texts cannot be fetched changes nothing', async ({ page, watch }) => {
  watch.allowFailures();
  await page.goto(site('forno-vesta', '/contact'));
  await hydrated(page);
  await page.route(/\/texts-it-[^/]+\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Language: English' }).hover();
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click();
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('user-locale'))).toBeNull();
});

story('A part that takes over after the language was changed is drawn in the new one', async ({ page, context }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/below-the-fold-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(site('brasa'));
  const other = await context.newPage();
  await other.goto(site('brasa', '/terms'));
  await hydrated(other);
  // Until it follows, a choice would pass this tab by.
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
  await expect(page.locator('[data-hydrating]')).toHaveCount(1);
  await other.getByRole('button', { name: 'Language: English' }).hover();
  await other.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  held.resolve();
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'So finden Sie uns' })).toBeVisible();
});

for (const [stored, browser, expected] of [
  ['fr', 'de-DE', 'fr'],
  ['xx', 'de-DE', 'de'],
  [null, 'pt-BR', 'pt'],
  [null, 'sv-SE', 'en'],
] as const) {
  story(
    `Stored ${stored}, a browser in ${browser}: the page is in ${expected}`,
    async ({ browser: chromium, watchContext }) => {
      const context = await chromium.newContext({ locale: browser });
      watchContext(context);
      const page = await context.newPage();
      await page.addInitScript((language) => language && localStorage.setItem('user-locale', language), stored);
      await page.goto(site('kumo', '/terms'));
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', expected);
      await context.close();
    },
  );
}

story(
  'A page that is answered as if the cookie were not there follows the stored language',
  async ({ browser, watchContext }) => {
    const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' });
    watchContext(context);
    // As when several pages open at once: the reload is answered from before the cookie.
    await context.route('**/*', async (route) => {
      const { cookie, ...headers } = await route.request().allHeaders();
      await (route.request().isNavigationRequest()
        ? route.continue({ headers: { ...headers, cookie: '' } })
        : route.fallback());
    });
    const [page, asked] = [await context.newPage(), await context.newPage()];
    await page.addInitScript(() => localStorage.setItem('user-locale', 'fr'));
    await page.goto(site('kumo', '/terms'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales' })).toBeVisible();
    await asked.goto(site('kumo', '/terms?lang=it'));
    await hydrated(asked);
    await expect(asked.locator('html')).toHaveAttribute('lang', 'it');
    await context.close();
  },
);
