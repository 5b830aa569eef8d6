import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

const HIGHLIGHTS = '**/api/v1/highlights/public*';
const PROMOTIONS = '**/api/v1/promotions/public*';

story('a visitor reads Home from its headline to its opening hours', async ({ page }) => {
  await page.goto(site('forno-vesta'));
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Slow dough. Fierce fire.',
    'Today’s offers',
    'Three sisters, one oven, no shortcuts',
    'Chef’s specials',
    'Find us',
  ]);
  await expect(page.getByRole('link', { name: 'View All Promotions' })).toHaveAttribute('href', '/promotions');
  await expect(offers(page).getByRole('article')).toHaveCount(3);

  const more = page.getByRole('button', { name: 'Read more' });
  await more.click();
  const less = page.getByRole('button', { name: 'Show less' });
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expectAccessibleInBothModes(page);
  await less.click();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

story('the slides advance by themselves until somebody stops them', async ({ page }) => {
  await page.clock.install();
  await page.goto(site('forno-vesta'));
  await page.clock.runFor(1_000);
  const slide = (number: number) => page.getByRole('group', { name: `Slide ${number} of 3` });
  await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(slide(2)).toBeVisible();
  const film = await slide(2)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => [video.loop, video.muted]);
  expect(film).toEqual([true, true]);

  await page.getByRole('button', { name: 'Pause slideshow' }).press('Enter');
  await page.clock.runFor(20_000);
  await expect(slide(2)).toBeVisible();
  await page.getByRole('button', { name: 'Slide 3 of 3' }).press('Enter');
  await expect(slide(3)).toBeVisible();
  await expect(slide(3).getByRole('link', { name: 'See the offers' })).toHaveAttribute('href', '/promotions');
  await page.getByRole('button', { name: 'Play slideshow' }).press('Enter');
  await page.clock.runFor(6_500);
  await expect(slide(1)).toBeVisible();
});

story('nothing moves for a visitor who prefers less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(site('brasa'));
  // What is still asked for by then would be given up.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(20_000);
  await expect(page.getByRole('group', { name: 'Slide 1 of 3' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

story.describe('without script', () => {
  story.use({ javaScriptEnabled: false });
  story('the first slide has the restaurant’s colours', async ({ page, watch }) => {
    // Such a browser refuses the scripts that a document names.
    watch.allowFailures();
    await page.goto(site('forno-vesta'));
    const slide = page.getByRole('group', { name: 'Slide 1 of 3' });
    await expect(slide).toHaveCSS('background-color', 'rgb(58, 15, 8)');
    await expect(slide.getByRole('link', { name: 'Order now' })).toHaveCSS('background-color', 'rgb(200, 50, 31)');
  });
  story('the page is there down to its end', async ({ page, watch }) => {
    watch.allowFailures();
    await page.goto(site('forno-vesta'));
    await expect(page.getByRole('heading', { name: 'Chef’s specials' })).toBeVisible();
    await expect(page.getByText('All rights reserved')).toBeVisible();
  });
});

story('a reload stays at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(site('forno-vesta'));
  await hydrated(page);
  await expect(page.getByText('All rights reserved')).toBeVisible();
  const end = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(end).toBeLessThan(2);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('All rights reserved')).toBeInViewport();
  expect(await end()).toBeLessThan(2);
});

story('the slides have them too where Home was not the first page', async ({ page }) => {
  await page.goto(site('forno-vesta', '/terms'));
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('group', { name: 'Slide 1 of 3' })).toHaveCSS('background-color', 'rgb(58, 15, 8)');
});

story('search engines read where, when and how well the restaurant cooks', async ({ page }) => {
  await page.goto(site('forno-vesta'));
  const [text] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@type': 'Restaurant',
    name: 'Forno Vesta',
    hasMenu: { url: site('forno-vesta', '/menu') },
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Sunday', opens: '13:00', closes: '21:00' }),
    ]),
    aggregateRating: { ratingValue: expect.any(Number), reviewCount: expect.any(Number) },
  });
});

story('what cannot be asked for says so, and is there again after Retry', async ({ page, watch }) => {
  watch.allowFailures();
  await page.route(HIGHLIGHTS, (route) => route.abort());
  await page.route(PROMOTIONS, (route) => route.abort());
  // Whenever its line to the restaurant is there, an open page asks again by itself.
  await page.route('**/api/v1/live/menu*', () => {});
  await page.goto(site('brasa'));
  await expect(page.getByText('Failed to load Highlights.')).toBeVisible();
  await expect(page.getByText('Could Not Load Offers')).toBeVisible();
  await expect(page.getByText('Something went wrong. Please try again later.').first()).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.unroute(HIGHLIGHTS);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByText('Smoke, salt, lemon, repeat.')).toBeVisible();
  // Not before: a link that comes to lie under the pointer has its page asked for, offers among it.
  await page.unroute(PROMOTIONS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(offers(page).getByRole('article')).toHaveCount(3);
});

story('a slow connection shows three offers in outline, and nothing jumps when they come', async ({ page }) => {
  const waiting: (() => void)[] = [];
  await page.route(PROMOTIONS, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto(site('forno-vesta'));
  const before = await offers(page).boundingBox();
  await expect(offers(page).getByText('Loading offers...')).toBeAttached();
  await expect(offers(page).locator('[aria-busy] > [aria-hidden]')).toHaveCount(3);
  expect((await offers(page).boundingBox())?.height).toBeCloseTo(before?.height ?? 0, -1);
  for (const go of waiting) go();
  await expect(offers(page).getByRole('article')).toHaveCount(3);
});

function offers(page: Page) {
  return page.getByRole('region', { name: 'Today’s offers' });
}

story('On a phone, the number and the address of the restaurant are as tall as a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/contact']) {
    await page.goto(site('brasa', path));
    await hydrated(page);
    for (const link of ['tel:', 'mailto:']) {
      const target = page.getByRole('main').locator(`a[href^="${link}"]`);
      await target.scrollIntoViewIfNeeded();
      expect((await target.boundingBox())?.height, `${link} on ${path}`).toBeGreaterThanOrEqual(44);
    }
  }
});

story('In light mode too the focus is seen on the slides, which are dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('brasa'));
  await hydrated(page);
  const hero = page.getByRole('region', { name: 'Highlights' });
  const text = await hero
    .getByRole('heading')
    .first()
    .evaluate((heading) => getComputedStyle(heading).color);
  for (const control of [hero.getByRole('link').first(), hero.getByRole('button').last()]) {
    await control.focus();
    await expect(control).toHaveCSS('outline-color', text);
  }
});
