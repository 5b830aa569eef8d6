import type { Page } from '@playwright/test';
import { signInNewCustomer } from './new-customer.ts';
import { signIn } from './sign-in.ts';
import { staffApi } from './staff-api.ts';
import { expect, expectAccessibleInBothModes, hydrated, OWNER, ofThisTry, site, story } from './story.ts';

const PROMOTIONS = '**/api/v1/promotions/public*';

story('an offer without a code is applied from its card and comes off at checkout', async ({ page, watch }) => {
  await signInNewCustomer(page, 'brasa');
  await openPromotions(page);
  await page.getByRole('button', { name: 'Apply offer: Third side on us' }).click();
  await expect(page.getByText('“Third side on us” is applied: it comes off at checkout.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Offer applied: Third side on us/ })).toBeVisible();
  await expectAccessibleInBothModes(page);

  // Too few sides: checkout says so, and the offer waits for them.
  watch.allowStatus(409);
  await addToCart(page, 'Proper Chips', 2);
  await page.goto(site('brasa', '/checkout'));
  await expect(page.getByText('This promotion needs at least 3 of its items in your cart.')).toBeVisible();
  await addToCart(page, 'Chargrilled Corn', 1);
  await page.goto(site('brasa', '/checkout'));
  await expect(page.getByRole('button', { name: 'Remove Third side on us' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your Order' }).getByText('−€4.50')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Third side on us' }).click();
  await expect(page.getByRole('region', { name: 'Your Order' }).getByText('−€4.50')).toBeHidden();
  await openPromotions(page);
  await expect(page.getByRole('button', { name: 'Apply offer: Third side on us' })).toBeVisible();
});

story('a visitor takes an offer back, and copies the code of another', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPromotions(page);
  await page.getByRole('button', { name: 'Apply offer: Third side on us' }).click();
  await page.getByRole('button', { name: /^Offer applied: Third side on us/ }).click();
  await expect(page.getByText('“Third side on us” is no longer applied.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy code BRASA10' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BRASA10');
});

story('an offer is on the page as it is rendered from the moment on that it begins', async ({ page }) => {
  await signIn(page, 'kumo', OWNER);
  const rendered = () => page.evaluate(() => fetch('/promotions').then((answer) => answer.text()));
  const name = ofThisTry('From this minute');
  const offer = {
    name: { en: name },
    description: { en: 'Ten percent.' },
    ...{ type: 'PercentageDiscountOrder', discountValue: 10, minOrderValue: 0, applicableProductIds: [] },
    ...{ couponCode: null, pointsCost: null, buyQuantity: null, getQuantity: null },
    ...{ validFrom: new Date(Date.now() + 3000).toISOString(), validUntil: null },
    ...{ maxUses: null, maxUsesPerCustomer: null, displayToCustomers: true, isActive: true },
  };
  const { promotion } = await staffApi(page, 'POST', '/promotions', offer);
  // Kept by the server now, mostly without it.
  await rendered();
  await expect.poll(rendered).toContain(name);
  await staffApi(page, 'PUT', `/promotions/${promotion._id}`, { ...offer, isActive: false });
});

story('offers that cannot be asked for say so, and come after Retry', async ({ page, watch }) => {
  watch.allowFailures();
  await page.route(PROMOTIONS, (route) => route.abort());
  await page.goto(site('brasa', '/promotions'));
  await expect(page.getByText('Could Not Load Offers')).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.unroute(PROMOTIONS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

async function openPromotions(page: Page): Promise<void> {
  await page.goto(site('brasa', '/promotions'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'All Promotions' })).toBeVisible();
}

async function addToCart(page: Page, dish: string, times: number): Promise<void> {
  await page.goto(site('brasa', '/menu'));
  await hydrated(page);
  const add = page.getByRole('region', { name: 'Sides' }).getByRole('button', { name: `Add ${dish} to cart` });
  for (let time = 1; time <= times; time++) {
    await add.click();
    await expect(add).toHaveAccessibleName(`Add ${dish} to cart, ${time} in cart`);
  }
}

story('the word on a ticket stays whole on the smallest phone, also in Italian and French', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [language, word] of [
    ['it', 'Consegna'],
    ['fr', 'Livraison'],
  ]) {
    await page.goto(site('brasa', `/promotions?lang=${language}`));
    const figure = page
      .getByRole('main')
      .getByText(word as string, { exact: false })
      .first();
    const lines = await figure.evaluate(({ firstChild }) => {
      const text = document.createRange();
      text.selectNode(firstChild as Node);
      return text.getClientRects().length;
    });
    expect(lines, word).toBe(1);
  }
});
