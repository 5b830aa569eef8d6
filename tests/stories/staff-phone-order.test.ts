import type { Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { expect, expectAccessibleInBothModes, OWNER, site, story } from './story.ts';

for (const width of [390, 1440]) {
  story(`an order is taken by telephone, by keyboard alone, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'brasa', OWNER);
    await openNewOrder(page);
    await expectAccessibleInBothModes(page);
    const phone = `+351 91${width} ${Date.now() % 1_000_000}`;

    const began = Date.now();
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await page.keyboard.type(phone);
    await expect(page.getByText('Nobody is known by this number yet.')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Cal Caller');
    await page.getByLabel('Find a dish').focus();
    for (const letters of ['lemonade', 'brasa b', 'smokeh']) {
      await page.keyboard.type(letters);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      const options = page.getByRole('dialog');
      if (await options.isVisible()) await options.getByRole('button', { name: 'Add to the order' }).press('Enter');
      await expect(options).toBeHidden();
    }
    await page.getByRole('radio', { name: 'Delivery' }).press('Space');
    await page.getByLabel('Street').focus();
    await page.keyboard.type('Rua Garrett 12');
    await page.getByLabel('Postcode').focus();
    await page.keyboard.type('1200-203');
    await expectAccessibleInBothModes(page);
    await page.getByRole('button', { name: 'Place the order' }).press('Enter');
    await expect(page.getByText(/^Order \S+ is with the kitchen\.$/)).toBeVisible();
    expect(Date.now() - began, 'a new caller, three dishes, delivery (ms)').toBeLessThan(90_000);

    // The same caller again: one tap repeats the last order.
    await page.getByRole('button', { name: 'New order' }).press('Enter');
    const again = Date.now();
    await page.keyboard.type(phone);
    await expect(page.getByText('Cal Caller has ordered before')).toBeVisible();
    await page
      .getByRole('button', { name: /^Order again: / })
      .first()
      .press('Enter');
    await expect(page.locator('#phone-order-total')).toContainText('€34.20');
    await page.getByRole('button', { name: 'Place the order' }).press('Enter');
    const placed = page.getByText(/^Order \S+ is with the kitchen\.$/);
    await expect(placed).toBeVisible();
    expect(Date.now() - again, 'a known caller, the last order again (ms)').toBeLessThan(20_000);

    const number = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await placed.textContent()) ?? '')?.[0] as string;
    await page.goto(site('brasa', '/staff/orders'));
    await expect(page.getByRole('main').getByRole('button', { name: number })).toContainText('By phone');
  });
}

async function openNewOrder(page: Page): Promise<void> {
  await page.goto(site('brasa', '/staff/new-order'));
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
}
