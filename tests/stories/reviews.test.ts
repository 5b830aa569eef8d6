import { loseAnswer } from './lose-answer.ts';
import { signInNewCustomer } from './new-customer.ts';
import { openAsOwner } from './owner.ts';
import { placeOrder } from './place-order.ts';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

story('A visitor reads the reviews by rating, order and page', async ({ page }) => {
  await page.goto(site('kumo', '/reviews'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Reviews for Kumo/ })).toBeVisible();
  await expect(page.getByText(/^Based on \d+ reviews$/)).toBeVisible();
  const reviews = page.getByRole('article');
  await expect(reviews).toHaveCount(10);
  await expect(reviews.getByText('Owner', { exact: true }).first()).toBeVisible();
  await expectAccessibleInBothModes(page);

  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(site('kumo', '/reviews?page=2'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: '5 stars' }).click();
  await expect(page).toHaveURL(site('kumo', '/reviews?rating=5'));
  await expect(reviews.first()).toBeVisible();
  await expect(reviews.filter({ hasNot: page.getByRole('img', { name: 'Rated 5.0 out of 5' }) })).toHaveCount(0);
  await page.getByLabel('Sort by').focus();
  await page.getByLabel('Sort by').selectOption('Oldest');
  await expect(page).toHaveURL(site('kumo', '/reviews?rating=5&sort=oldest'));
  await expect(page.getByLabel('Sort by')).toHaveValue('oldest');
  await expect(page.getByLabel('Sort by')).toBeFocused();
  await page.getByRole('link', { name: 'Login to Review' }).click();
  await expect(page).toHaveURL(site('kumo', '/auth/login?redirect=/reviews'));
});

story('The stars on Home, Menu and About, and in every footer, lead to the reviews', async ({ page }) => {
  const rating = (within: 'main' | 'contentinfo') =>
    page.getByRole(within).getByRole('link', { name: /^Rated \d\.\d out of 5 \d+ reviews$/ });
  for (const path of ['/', '/menu', '/about']) {
    await page.goto(site('kumo', path));
    await hydrated(page);
    await rating('main').click();
    await expect(page).toHaveURL(site('kumo', '/reviews'));
  }
  await page.goto(site('kumo', '/contact'));
  await hydrated(page);
  await rating('contentinfo').click();
  await expect(page).toHaveURL(site('kumo', '/reviews'));
});

story('Reviews that cannot be fetched say so, and are asked for again', async ({ page, watch }) => {
  watch.allowFailures();
  await page.route(/\/restaurants\/[^/]+\/reviews/, (route) => route.abort());
  await page.goto(site('kumo', '/reviews'));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Could not load reviews.');
  await expect(alert).toContainText('An unexpected error occurred.');
  await page.unroute(/\/restaurants\/[^/]+\/reviews/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
});

story('A review whose answer is lost is thanked for all the same', async ({ browser, page, watch, watchContext }) => {
  watch.allowFailures();
  await signInNewCustomer(page, 'brasa');
  const order = await placeOrder(page);
  const owner = await openAsOwner(browser, 'brasa', watchContext);
  await owner.handOver(order.number);
  await owner.close();
  await page.goto(site('brasa', `/leave-review?orderId=${order.id}`));
  await loseAnswer(page, '**/reviews');
  await page.getByRole('slider', { name: 'Your rating' }).press('End');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your review!' })).toBeVisible();
});

story('A customer reviews an order with half stars, once', async ({ browser, page, watch, watchContext }) => {
  watch.allowStatus(404);
  await signInNewCustomer(page, 'brasa');
  const order = await placeOrder(page);
  const owner = await openAsOwner(browser, 'brasa', watchContext);
  await owner.handOver(order.number);
  await owner.close();
  await page.goto(site('brasa', `/orders/${order.id}`));
  await page.getByRole('link', { name: 'Leave a Review' }).click();
  await expect(page.getByText(`Order #${order.number}`)).toBeVisible();
  await expectAccessibleInBothModes(page);

  const rating = page.getByRole('slider', { name: 'Your rating' });
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(rating).toBeFocused();
  await expect(rating).toHaveAttribute('aria-invalid', 'true');
  const fourth = await page.locator('[data-star="4"]').boundingBox();
  if (!fourth) throw new Error('no fourth star');
  await page.mouse.click(fourth.x + fourth.width / 4, fourth.y + fourth.height / 2);
  await expect(rating).toHaveAttribute('aria-valuetext', '3.5 out of 5');
  await rating.press('ArrowRight');
  await rating.press('ArrowRight');
  await expect(rating).toHaveAttribute('aria-valuetext', '4.5 out of 5');
  const words = `Crisp to the last bite ${order.number}`;
  await page.getByLabel(/Your comment/).fill(words);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your review!' })).toBeVisible();
  await page.getByRole('link', { name: 'See all reviews' }).click();
  const review = page.getByRole('article').filter({ hasText: words });
  await expect(review.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible();

  await page.goto(site('brasa', `/orders/${order.id}`));
  await page.getByRole('link', { name: 'Leave a Review' }).click();
  await expect(page.getByRole('heading', { name: 'You have already reviewed this order.' })).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.goto(site('brasa', '/leave-review?orderId=no-such-order'));
  await expect(page.getByRole('heading', { name: 'We could not find what you are looking for.' })).toBeVisible();
});
