import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { expect, hydrated, site, story } from './story.ts';

story('a slide is chosen while the page is still on its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const arrive = await hold(page, '**/assets/entry-client*.js');
  await page.goto(site('kumo'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Slide 2 of 3' }).click();
  arrive();
  await expect(page.getByRole('group', { name: 'Slide 2 of 3' })).toBeVisible();
});

story('a tap while its part of the page is on its way counts once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const arrive = await hold(page, '**/assets/late-parts-*.js');
  await page.goto(site('kumo'), { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  arrive();
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

story('what is chosen while the page is on its way is what is ordered', async ({ page }) => {
  const dish = await addressOf(page, 'Pork & Pepper Espetada');
  const arrive = await hold(page, '**/assets/entry-client*.js');
  await page.goto(site('brasa', dish), { waitUntil: 'commit' });
  const hearty = page.getByRole('radio', { name: /Hearty/ });
  await hearty.check();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  arrive();
  await hydrated(page);
  await expect(hearty).toBeChecked();
  await expect(page.getByRole('group', { name: 'Quantity' })).toContainText('3');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('3');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('main')).toContainText('Hearty');
});

story('a box ticked twice, before and after its page takes over, is as it was', async ({ page }) => {
  const dish = await addressOf(page, 'Piri-Piri Half Chicken');
  const arrive = await hold(page, '**/assets/entry-client*.js');
  await page.goto(site('brasa', dish), { waitUntil: 'commit' });
  const sauces = page.getByRole('group', { name: /Your sauces/ }).getByRole('checkbox');
  await sauces.nth(0).click();
  arrive();
  await hydrated(page);
  for (const place of [0, 1]) await sauces.nth(place).click();
  await expect(sauces.nth(0)).not.toBeChecked();
  await expect(sauces.nth(1)).toBeChecked();
  await sauces.nth(0).click();
  await expect(sauces.nth(0)).toBeChecked();
});

story('a dish searched for while the menu is on its way is found', async ({ page }) => {
  const arrive = await hold(page, '**/assets/entry-client*.js');
  await page.goto(site('brasa', '/menu'), { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially('espetada');
  arrive();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: '1 dish found' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('espetada');
});

story('an order of reviews chosen while they are on their way is shown', async ({ page }) => {
  const arrive = await hold(page, '**/assets/entry-client*.js');
  await page.goto(site('brasa', '/reviews'), { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('lowest');
  arrive();
  await expect(page).toHaveURL(/sort=lowest/);
  await expect(page.getByLabel('Sort by')).toHaveValue('lowest');
});

story('a password typed while its page is on its way is weighed', async ({ page }) => {
  const arrive = await hold(page, '**/assets/entry-client*.js');
  await page.goto(site('brasa', '/auth/register'), { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).fill('abcdefghij1!');
  await page.getByRole('checkbox').check();
  arrive();
  await hydrated(page);
  await expect(page.getByText('Strong')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
});

story('a form that somebody fills in stays while the restaurant is checked slowly', async ({ page }) => {
  const arrive = await hold(page, '**/api/v1/restaurants/public/-');
  await page.goto(site('brasa', '/contact'), { waitUntil: 'commit' });
  const message = page.getByLabel('Message');
  await message.fill('A table for nine?');
  await hydrated(page);
  await patienceIsOver(page);
  await expect(message).toHaveValue('A table for nine?');
  arrive();
  await expect(message).toHaveValue('A table for nine?');
});

story('a menu through which somebody scrolls stays while its dishes are checked slowly', async ({ page }) => {
  const arrive = await hold(page, '**/api/v1/products?*');
  await page.goto(site('brasa', '/menu'));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await hydrated(page);
  const dishes = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await patienceIsOver(page);
  expect(await dishes.count()).toBeGreaterThan(10);
  arrive();
});

/** A page on a good line waits a second for what it checks when it has taken over: its loading state would have come by now. */
async function patienceIsOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [hydrated] = performance.getEntriesByName('hydrated');
    return hydrated && performance.now() > hydrated.startTime + 2000;
  });
}

/** Ids are made when a restaurant is loaded. */
async function addressOf(page: Page, name: string): Promise<string> {
  const answer = await page.goto(site('brasa', '/api/v1/products'));
  const dishes: { _id: string; name: string }[] = (await answer?.json())?.products;
  return `/product/${dishes.find((each) => each.name === name)?._id}`;
}
