import { signInNewCustomer } from './new-customer.ts';
import { openAsOwner } from './owner.ts';
import { placeOrder } from './place-order.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story('A new customer finds no orders, and the way to the menu', async ({ page }) => {
  await signInNewCustomer(page, 'brasa');
  await page.goto(site('brasa', '/orders'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your Order History' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Orders Yet!' })).toBeVisible();
  await expect(page.getByText("You haven't placed any orders with us.")).toBeVisible();
  await expectAccessibleInBothModes(page);

  await page.getByLabel('Status', { exact: true }).selectOption('Completed');
  await expect(page.getByText('None of your orders has this status.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear status filter' }).click();
  await expect(page.getByLabel('Status', { exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Start Ordering' }).click();
  await expect(page).toHaveURL(site('brasa', '/menu'));
});

story(
  'A customer goes through their orders by status, field and page, and sees them change',
  async ({ browser, page, watchContext }) => {
    await signInNewCustomer(page, 'brasa');
    const orders: { id: string; number: string }[] = [];
    for (let count = 0; count < 11; count++) orders.push(await placeOrder(page));
    const last = orders.at(-1) as { id: string; number: string };
    await page.goto(site('brasa', '/orders'));
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(10);
    await expect(page).toHaveTitle(/My Order History/);
    await expect(cards.first()).toContainText(`Order #${last.number}`);
    await expect(cards.first()).toContainText('Brasa & Thyme');
    await expect(cards.first()).toContainText(/€\d+\.\d\d/);

    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(cards).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Descending, switch to ascending' }).click();
    await expect(cards).toHaveCount(10);
    await expect(cards.first()).toContainText(`Order #${orders[0]?.number}`);
    await page.goBack();
    await page.goBack();
    await expect(cards.first()).toContainText(`Order #${last.number}`);

    // The restaurant confirms: the card follows without being asked for.
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const owner = await openAsOwner(browser, 'brasa', watchContext);
    await owner.move(last.number, 'Confirmed');
    await expect(cards.first().getByText('Confirmed', { exact: true })).toBeVisible();
    await owner.close();
    await page.getByLabel('Status', { exact: true }).selectOption('Confirmed');
    await expect(cards).toHaveCount(1);
    await expectAccessibleInBothModes(page);
    await cards.first().click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(site('brasa', `/orders/${last.id}`));
  },
);

story('Orders that cannot be fetched say so, and are asked for again', async ({ page, watch }) => {
  watch.allowFailures();
  await signInNewCustomer(page, 'brasa');
  await page.route('**/orders/my-orders*', (route) => route.abort());
  await page.goto(site('brasa', '/orders'));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('An unexpected error occurred fetching order history.');
  await expectAccessibleInBothModes(page);

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.unroute('**/orders/my-orders*');
  await page.route('**/orders/my-orders*', async (route) => {
    await held;
    await route.continue();
  });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Loading your orders...')).toBeAttached();
  answer();
  await expect(page.getByText('No Orders Yet!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
