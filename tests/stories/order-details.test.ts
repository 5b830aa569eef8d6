import { openBlank } from './blank-page.ts';
import { loseAnswer } from './lose-answer.ts';
import { signInNewCustomer } from './new-customer.ts';
import { openAsOwner } from './owner.ts';
import { placeOrder } from './place-order.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story('A customer cancels an order in one tab, and the other tab follows', async ({ context, page }) => {
  await signInNewCustomer(page, 'brasa');
  const order = await placeOrder(page);
  await page.goto(site('brasa', `/orders/${order.id}`));
  await expect(page.getByRole('heading', { level: 1, name: `Order #${order.number}` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`Order #${order.number}`));
  await expect(page.getByText('Items Ordered (1)')).toBeVisible();
  await expect(page.getByText('As Soon As Possible')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leave a Review' })).toHaveCount(0);
  await expectAccessibleInBothModes(page);
  const other = await context.newPage();
  await other.goto(site('brasa', `/orders/${order.id}`));
  await expect(other.getByText('Live', { exact: true })).toBeVisible();

  const cancel = page.getByRole('button', { name: 'Cancel Order' });
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep order' }).click();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel order' }).click();
  await expect(page.getByText('Order cancelled successfully.')).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(other.getByText('You cancelled this order. Nothing will be prepared.').last()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
});

story('A cancellation whose answer is lost is told as what it is', async ({ page, watch }) => {
  watch.allowFailures();
  await signInNewCustomer(page, 'brasa');
  const order = await placeOrder(page);
  // Deaf to pushes, which would tell of it as well.
  await page.routeWebSocket(/socket\.io/, () => {});
  await page.goto(site('brasa', `/orders/${order.id}`));
  await loseAnswer(page, '**/cancel-my-order');
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel order' }).click();
  await expect(page.getByText('Order cancelled successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
});

story(
  'An order that was confirmed in the same moment cannot be cancelled, and shows where it is',
  async ({ browser, page, watch, watchContext }) => {
    watch.allowStatus(409);
    await signInNewCustomer(page, 'brasa');
    const order = await placeOrder(page);
    // Deaf to pushes, so that the question is still open when the kitchen has answered.
    await page.routeWebSocket(/socket\.io/, () => {});
    await page.goto(site('brasa', `/orders/${order.id}`));
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    const owner = await openAsOwner(browser, 'brasa', watchContext);
    await owner.move(order.number, 'Confirmed', { notes: 'Fire is lit', readyInMinutes: 25 });
    await owner.close();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel order' }).click();
    await expect(page.getByText('This order can no longer be cancelled.')).toBeVisible();
    await expect(page.getByText('Brasa & Thyme has confirmed your order.').last()).toBeVisible();
    await expect(page.getByText('Fire is lit')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  },
);

story('A customer orders the same again, once', async ({ page, watch }) => {
  watch.allowFailures();
  await signInNewCustomer(page, 'brasa');
  const order = await placeOrder(page);
  await page.goto(site('brasa', `/orders/${order.id}`));
  const reorder = page.getByRole('button', { name: 'Reorder' });
  await page.route('**/cart/validate', (route) => route.abort());
  await reorder.click();
  await expect(page.getByText('Your cart could not be filled. Please try again.')).toBeVisible();
  await page.unroute('**/cart/validate');
  await reorder.dblclick();
  await expect(page).toHaveURL(site('brasa', '/cart'));
  await expect(page.getByText('Cart Items (3)')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // What is in the cart by now goes only after asking.
  await page.goBack();
  await reorder.click();
  await expect(page.getByRole('dialog')).toContainText('The items now in your cart will be replaced.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(site('brasa', `/orders/${order.id}`));

  // What the menu has changed since is told in the cart's own sentences.
  const change = { productName: 'Corn', oldPrice: null, newPrice: null, optionLabel: null };
  const changes = [
    { ...change, kind: 'option_gone' },
    { ...change, kind: 'price_changed', oldPrice: 4, newPrice: 4.5 },
  ];
  await page.route('**/cart/validate', (route) => route.fulfill({ json: { data: { items: [{}], changes } } }));
  await reorder.click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    'Corn: an option is no longer available and was left out.',
    'Corn: now €4.50 instead of €4.00.',
  ]);
});

story("Another customer's order looks like one that does not exist", async ({ browser, page, watch, watchContext }) => {
  watch.allowStatus(404);
  await signInNewCustomer(page, 'brasa');
  const order = await placeOrder(page);
  const context = await browser.newContext();
  watchContext(context);
  const stranger = await context.newPage();
  await signInNewCustomer(stranger, 'brasa');
  for (const path of [`/orders/${order.id}`, '/orders/no-such-order']) {
    await stranger.goto(site('brasa', path));
    await expect(stranger.getByRole('heading', { level: 1, name: 'Order Not Found' })).toBeVisible();
    await expect(stranger.getByText("We couldn't find the order you're looking for.")).toBeVisible();
    await expect(stranger).toHaveTitle(/Order Not Found/);
  }
  await expectAccessibleInBothModes(stranger);
  await stranger.getByRole('link', { name: 'Back to My Orders' }).click();
  await expect(stranger).toHaveURL(site('brasa', '/orders'));
  await context.close();
});

story('An order that cannot be fetched says so, and is asked for again', async ({ page, watch }) => {
  watch.allowFailures();
  await signInNewCustomer(page, 'brasa');
  const order = await placeOrder(page);
  await page.route(`**/api/v1/orders/${order.id}`, (route) => route.abort());
  await page.goto(site('brasa', `/orders/${order.id}`));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Could not load order details.');
  await expect(alert).toContainText('An unexpected error occurred fetching order details.');
  await expectAccessibleInBothModes(page);
  await page.unroute(`**/api/v1/orders/${order.id}`);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order #${order.number}` })).toBeFocused();
});

story('Who waits for an order finds the number of the kitchen and the way to it', async ({ page }) => {
  await signInNewCustomer(page, 'brasa');
  const order = await placeOrder(page);
  await page.goto(site('brasa', `/orders/${order.id}`));
  const call = page.getByRole('main').getByRole('link', { name: '+351 200 555 012' });
  await expect(call).toHaveAttribute('href', 'tel:+351200555012');
  // It is picked up.
  // In the tracker, and beside the address below.
  for (const link of await page.getByRole('main').getByRole('link', { name: 'Directions' }).all())
    await expect(link).toHaveAttribute('href', /Rua/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Directions' }).first()).toBeVisible();
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

story("On a phone a guest's order says first how far it is, then what else can be done with it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBlank(page, 'brasa');
  await page.evaluate(async () => {
    const answer = await fetch('/api/v1/auth/guest', { method: 'POST' });
    localStorage.setItem('accessToken', (await answer.json()).accessToken);
  });
  const { id } = await placeOrder(page, '', '', { name: 'Gia Guest', email: 'first@example.test' });
  await page.goto(site('brasa', `/orders/${id}`));
  const tracker = page.getByRole('main').getByRole('region', { name: 'Pending Confirmation' });
  await expect(tracker).toBeInViewport({ ratio: 1 });
  const end = await tracker.evaluate((element) => element.getBoundingClientRect().bottom);
  for (const name of ['Reorder', 'Copy link to this order', 'Disable shared links']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect(box?.y, name).toBeGreaterThan(end);
  }
});
