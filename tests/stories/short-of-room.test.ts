import { LANGUAGES } from '../../src/domain/languages.ts';
import { openBlank } from './blank-page.ts';
import { signIn } from './sign-in.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, hydrated, site, story } from './story.ts';

for (const language of LANGUAGES)
  story(`On a narrow phone the way into the cart and its price stand side by side in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openBlank(page, 'brasa');
    const dearest = await page.evaluate(async () => {
      const { products } = await (await fetch('/api/v1/products')).json();
      return products.sort((one: { price: number }, other: { price: number }) => other.price - one.price)[0]._id;
    });
    await page.goto(site('brasa', `/product/${dearest}?lang=${language}`));
    const button = page.getByRole('button').filter({ has: page.locator('output') });
    const [label, price] = [await button.locator('span').boundingBox(), await button.locator('output').boundingBox()];
    expect(price?.y).toBe(label?.y);
  });

story('On a narrow phone a title in Japanese has room beside a long link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(site('brasa', '/?lang=ja'));
  const lines = await page
    .getByRole('heading', { name: '本日のお得情報' })
    .evaluate((title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
});

story('In Chinese letters too the header has room for a usual name', async ({ page }) => {
  await signIn(page, 'brasa');
  await page.goto(site('brasa', '/?lang=zh'));
  const name = page.getByRole('banner').getByText('Alex Morgan');
  await expect(name).toBeVisible();
  expect(await name.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

story('On a tablet staff see the restaurant’s name whole, or its logo alone', async ({ browser, watchContext }) => {
  const tablet = await openDesk(browser, 'brasa', '/staff/menu', watchContext);
  const brand = tablet.getByRole('banner').getByRole('link', { name: 'Brasa & Thyme' });
  for (const [width, shown] of [
    [1180, true],
    [740, false],
  ] as const) {
    await tablet.setViewportSize({ width, height: 820 });
    const [link, name] = [await brand.boundingBox(), await brand.getByText('Brasa & Thyme').boundingBox()];
    expect(await brand.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect((name?.y ?? 0) < (link?.y ?? 0) + (link?.height ?? 0)).toBe(shown);
  }
});

story('On a desktop what is told of a dish leaves its button free', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site('brasa', '/menu'));
  await hydrated(page);
  await page.getByRole('link', { name: 'Piri-Piri Half Chicken' }).first().click();
  const button = page.getByRole('button', { name: /^Add to Cart/ });
  await expect(button).toBeInViewport();
  await page.getByRole('radio', { name: 'Medium' }).check();
  await page.getByRole('checkbox', { name: 'House piri-piri' }).check();
  await page.getByRole('radio', { name: 'No, thank you' }).check();
  await page.evaluate(() => scrollTo(0, 0));
  await button.click();
  await expect(page.getByText('added to cart!')).toBeVisible();
  const [message, bar] = [await page.getByText('added to cart!').boundingBox(), await button.boundingBox()];
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});
