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

story('What is tapped in a fade is forgotten if something else has come to its place', async ({ page }) => {
  // Where nobody orders, so that nothing is most ordered: that row has other columns than the menu's.
  await page.goto(site('navy-brand'));
  await hydrated(page);
  await expect(page.locator('link[href$="/styles.css"]')).toBeAttached();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-group(*) { animation-duration: 60s !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL(site('navy-brand', '/menu'));
  const fades = () =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-transition'));
  await page.waitForFunction(fades);
  // The menu's further rows come a moment after its first.
  const two = await page.waitForFunction(() => {
    const adds = [...document.querySelectorAll('main button[aria-label^="Add "]')];
    adds[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [first, ...others] = adds.map((add) => add.getBoundingClientRect().toJSON() as DOMRect);
    const below = others.find(({ x, y }) => first && x === first.x && y > first.y);
    return first && below && { place: first, next: below };
  });
  const { place, next } = (await two.jsonValue()) as Record<'place' | 'next', DOMRect>;
  // Somebody taps and scrolls at once, and the next dish is where the first one was.
  await page.evaluate(
    (by) => addEventListener('click', () => scrollBy({ top: by, behavior: 'instant' }), { once: true, capture: true }),
    next.y - place.y,
  );
  const pressed = await page.evaluateHandle(() => {
    const names: string[] = [];
    addEventListener('click', ({ target, isTrusted }) => {
      if (!isTrusted) names.push((target as Element).outerHTML);
    });
    return names;
  });
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await page.waitForFunction(
    () => !document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement),
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await pressed.jsonValue()).toEqual([]);
});
