import type { Page } from '@playwright/test';
import type { Reward } from '../../src/contract/promotions.ts';
import type { Quote, QuoteQuestion } from '../../src/contract/quote.ts';
import { open, placeOrder, sentOrders, visitWithCart } from './checkout-visit.ts';
import { expect, story } from './story.ts';

/** A checkout at which these rewards are offered to a customer with 500 points. */
async function openWithRewards(page: Page, offered: Reward[]): Promise<void> {
  await visitWithCart(page, 'brasa');
  await page.route('**/promotions/rewards', (route) => {
    const lang = route.request().headers()['accept-language']?.slice(0, 2);
    const rewardsPromotions = offered.map((each) => ({ ...each, name: lang === 'de' ? 'Fünf weniger' : each.name }));
    return route.fulfill({ json: { data: { rewardsPromotions } } });
  });
  await page.route('**/cart/quote', (route) => {
    const { promotionId }: QuoteQuestion = route.request().postDataJSON();
    const reward = offered.find(({ _id }) => _id === promotionId);
    const lang = route.request().headers()['accept-language']?.slice(0, 2);
    return route.fulfill({ json: { data: quoteOf(reward, lang) } });
  });
  const restaurantId = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') as string).restaurantId);
  await page.route('**/affiliations', (route) =>
    route.fulfill({ json: { data: { restaurantAffiliations: [{ restaurantId, points: 500 }] } } }),
  );
  await open(page, 'brasa', '/checkout');
}

/** What the server says of an order with a reward as these stories have it, as far as pages read it. */
function quoteOf(reward: Reward | undefined, lang: string | undefined): Partial<Quote> {
  const figures = { subtotal: 0, discountAmount: 0, deliveryFee: 0, totalAmount: 0 };
  const nothing = { figures, tax: null, times: null, promotion: null, obstacles: [] };
  const refused = (code: string, message: string) => ({
    ...nothing,
    obstacles: [{ code, field: 'promotionId', message, override: null }],
  });
  if (!reward) return refused('promotion_unknown', 'Invalid promo code.');
  const { _id: promotionId, name, description, discountValue, pointsCost, minOrderValue } = reward;
  if (minOrderValue > 100)
    return refused('below_promotion_minimum', 'This promotion needs an order of at least €800.00.');
  const promotion = { promotionId, name: lang === 'de' ? 'Fünf weniger' : name, description, discountValue };
  return { ...nothing, promotion: { ...promotion, couponCode: null, pointsCost } };
}

function fiveOff(): Reward {
  return {
    ...{ _id: 'five-off', name: 'Five off', description: '', type: 'FixedAmountDiscountOrder' },
    ...{ discountValue: 5, pointsCost: 40, minOrderValue: 0, lang: 'en', originals: undefined },
  };
}

story('a reward that changed meanwhile is never taken unseen', async ({ page }) => {
  const orders = sentOrders(page);
  const reward = fiveOff();
  const offered = [reward];
  await openWithRewards(page, offered);
  await page.getByRole('button', { name: 'Redeem Five off' }).click();

  reward.pointsCost = 60;
  await placeOrder(page).click();
  await expect(page.getByRole('status').getByText('This reward now costs 60 points.')).toBeVisible();

  reward.discountValue = 4;
  await placeOrder(page).click();
  await expect(page.getByRole('status').getByText(/^The total of your order has changed/)).toBeVisible();

  offered.pop();
  await placeOrder(page).click();
  await expect(page.getByText('This reward is no longer available.')).toBeVisible();
  expect(orders).toHaveLength(0);
});

story(
  'a reward asks for its minimum order before it is redeemed, and still when the order is placed',
  async ({ page }) => {
    const orders = sentOrders(page);
    const reward = { ...fiveOff(), minOrderValue: 900 };
    await openWithRewards(page, [reward]);
    const redeem = page.getByRole('button', { name: 'Redeem Five off' });
    await expect(redeem).toBeDisabled();
    await expect(page.getByText('This reward needs an order of €900.00 or more.')).toBeVisible();

    reward.minOrderValue = 1;
    await page.reload();
    await redeem.click();
    reward.minOrderValue = 800;
    await placeOrder(page).click();
    await expect(page.getByLabel('Promo code')).toHaveAccessibleDescription(
      'This promotion needs an order of at least €800.00.',
    );
    await expect(page.getByRole('button', { name: 'Remove Five off' })).toBeHidden();
    expect(orders).toHaveLength(0);
  },
);

story('an applied reward is named in the language that its customer switches to', async ({ page }) => {
  await openWithRewards(page, [fiveOff()]);
  await page.getByRole('button', { name: 'Redeem Five off' }).click();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Fünf weniger' })).toBeVisible();
});
