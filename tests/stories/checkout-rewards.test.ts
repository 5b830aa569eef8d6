import type { Reward } from '../../src/contract/promotions.ts';
import { open, placeOrder, sentOrders, visitWithCart } from './checkout-visit.ts';
import { expect, story } from './story.ts';

story('a reward that changed meanwhile is never taken unseen', async ({ page }) => {
  const orders = sentOrders(page);
  await visitWithCart(page, 'brasa');
  const offered: Reward[] = [
    {
      ...{ _id: 'five-off', name: 'Five off', description: '', type: 'FixedAmountDiscountOrder' },
      ...{ discountValue: 5, pointsCost: 40, minOrderValue: 0, lang: 'en' },
    },
  ];
  await page.route('**/promotions/rewards', (route) =>
    route.fulfill({ json: { data: { rewardsPromotions: offered } } }),
  );
  const restaurantId = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') as string).restaurantId);
  await page.route('**/affiliations', (route) =>
    route.fulfill({ json: { data: { restaurantAffiliations: [{ restaurantId, points: 500 }] } } }),
  );
  await open(page, 'brasa', '/checkout');
  await page.getByRole('button', { name: 'Redeem Five off' }).click();
  const reward = offered[0] as Reward;

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
