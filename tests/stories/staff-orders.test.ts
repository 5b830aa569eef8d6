import { placeOrder } from './place-order.ts';
import { signIn } from './sign-in.ts';
import { openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story('a waiter looks an order up among all of them, and takes it on', async ({ page, browser, watchContext }) => {
  await signIn(page, 'brasa');
  const first = await placeOrder(page, 'Two plates, please');
  await placeOrder(page);
  const tablet = await openTablet(browser, 'brasa', watchContext);
  const main = tablet.getByRole('main');
  // The real server, one order a page.
  await tablet.route('**/api/v1/staff/orders?*', (route) =>
    route.continue({ url: `${route.request().url()}&limit=1` }),
  );
  await tablet.goto(site('brasa', '/staff/orders'));
  await expect(tablet.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible();
  const row = main.getByRole('button', { name: first.number });

  // As the customer reads it over the phone.
  const heard = first.number.toLowerCase().replace('-', ' ');
  await tablet.getByLabel('Order number').fill(heard);
  await expect(row).toBeVisible();
  await expect(main.getByRole('button', { name: /^\w{4}-\w{4}/ })).toHaveCount(1);
  await tablet.getByLabel('Order number').fill('2222-2222');
  await expect(tablet.getByRole('heading', { name: 'No order has this number' })).toBeVisible();
  await tablet.getByLabel('Order number').fill('');

  await tablet.getByLabel('Status').selectOption('Pending Confirmation');
  await expect(async () => {
    await tablet.getByRole('button', { name: 'Show older orders' }).click({ timeout: 2000 });
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessibleInBothModes(tablet);

  await row.click();
  const ticket = tablet.getByRole('dialog', { name: `Order ${first.number}` });
  await expect(ticket).toContainText('Two plates, please');
  await ticket.getByRole('button', { name: 'Accept, ready in 20 minutes' }).click();
  await expect(ticket).toBeHidden();
  await expect(row).toContainText('Confirmed', { timeout: 20_000 });

  await tablet.getByLabel('Up to this day').fill('2020-02-29');
  await expect(tablet.getByRole('heading', { name: 'No orders here' })).toBeVisible();
});
