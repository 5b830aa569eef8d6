import { press, tabTo } from './by-keyboard.ts';
import { CUSTOMER, expect, hydrated, site, story } from './story.ts';

story.use({ viewport: { width: 390, height: 844 } });

story('a customer on a phone-sized screen orders with nothing but a keyboard', async ({ page }) => {
  await page.goto(site('brasa', '/menu'));
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /Brasa Burger/ })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Brasa Burger' })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'One more' }));
  await press(page, page.getByRole('button', { name: /Add to Cart/ }));
  await expect(page.getByText(/added to cart/)).toBeVisible();

  await page.goto(site('brasa', '/cart'));
  await hydrated(page);
  await press(page, page.getByRole('link', { name: 'Proceed to Checkout' }).first());
  await expect(page.getByRole('heading', { name: 'How would you like to order?' })).toBeVisible();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(CUSTOMER.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(CUSTOMER.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Delivery', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Pickup', exact: true })).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Place Order' }));
  const track = page.getByRole('dialog').getByRole('button', { name: 'Track My Order' });
  await expect(track).toBeVisible();
  const orderNumber = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(
    (await page.getByRole('dialog').textContent()) ?? '',
  )?.[0] as string;
  await press(page, track);
  await expect(page.getByRole('heading', { name: 'Your Order History' })).toBeFocused();
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(orderNumber) })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: `Order #${orderNumber}` })).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Cancel Order' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: /cancel order|yes|ok/i }));
  await expect(page.getByText('Order cancelled successfully.')).toBeVisible();
});
