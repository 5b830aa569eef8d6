import { expect, hydrated, site, story } from './story.ts';

story('What is tapped while two pages cross-fade happens on the one that comes', async ({ page }) => {
  await page.goto(site('brasa'));
  await hydrated(page);
  // Linked with what the first page can wait for, taps in fades among it.
  await expect(page.locator('link[href$="/styles.css"]')).toBeAttached();
  const links = page.getByRole('navigation', { name: 'Main' });
  // A fade that lasts, for a tap that is not in a hurry.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-group(*) { animation-duration: 60s !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const about = await links.getByRole('link', { name: 'About Us' }).boundingBox();
  if (!about) throw new Error('no link');

  await links.getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL(site('brasa', '/menu'));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-transition')),
  );
  await page.mouse.click(about.x + about.width / 2, about.y + about.height / 2);
  await expect(page).toHaveURL(site('brasa', '/about'));
});

story('What is tapped before two pages begin to cross-fade happens, too', async ({ page }) => {
  await page.goto(site('brasa'));
  await hydrated(page);
  await expect(page.locator('link[href$="/styles.css"]')).toBeAttached();
  const links = page.getByRole('navigation', { name: 'Main' });
  const about = await links.getByRole('link', { name: 'About Us' }).boundingBox();
  if (!about) throw new Error('no link');
  // As on a slow phone: the next page is still being drawn when the tap comes.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) => {
      document.startViewTransition = start;
      return start(async () => {
        await (draw as () => void)();
        await new Promise((resolve) => addEventListener('click', resolve, { once: true }));
      });
    };
  });
  await links.getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL(site('brasa', '/menu'));
  await page.mouse.click(about.x + about.width / 2, about.y + about.height / 2);
  await expect(page).toHaveURL(site('brasa', '/about'));
});
