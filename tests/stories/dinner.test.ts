import { openAsOwner } from './owner.ts';
import { expect, expectAccessibleInBothModes, hydrated, NEW_PASSWORD, site, story } from './story.ts';

// Brasa & Thyme is open at every hour: an ASAP order is always possible there.
story(
  'a new customer orders dinner and watches the restaurant take it, live',
  async ({ page, browser, watch, watchContext }) => {
    await page.goto(site('brasa'));
    await hydrated(page);
    await expect(page).toHaveTitle(/Brasa & Thyme/);
    await expectAccessibleInBothModes(page);

    await page.getByRole('link', { name: 'Login' }).first().click();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
    await expectAccessibleInBothModes(page);
    await page.getByLabel('Full name').fill('Ines Hungry');
    await page.getByLabel('Email').fill(`ines-${Date.now()}@example.test`);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^(Create account|Sign up|Register)$/i }).click();
    await expect(page).toHaveURL(site('brasa', '/'));

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    await expectAccessibleInBothModes(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Piri-Piri Chicken/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Piri-Piri/i })).toBeVisible();
    await expectAccessibleInBothModes(page);
    // A required choice without a default keeps the dish out of the cart and says so.
    await chooseEverythingRequired(page);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: /Add to Cart/ }).click();
    await expect(page.getByText(/added to cart/)).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await expect(page.getByRole('heading', { name: 'Your Shopping Cart' })).toBeVisible();
    await expectAccessibleInBothModes(page);
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText(/Please complete the following: /).first()).toBeVisible();
    await expectAccessibleInBothModes(page);
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await page.getByLabel('Street').fill('Rua Garrett 12');
    await page.getByLabel('City').fill('Lisboa');
    await page.getByLabel('Postcode').fill('1200-203');
    await page.getByLabel('Contact phone').fill('+351 912 345 678');
    await page.getByLabel(/Notes for the restaurant/).fill('Second floor, blue door');
    await expectAccessibleInBothModes(page);
    await page.getByRole('button', { name: 'Place Order' }).click();

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Track My Order' })).toBeVisible();
    const orderNumber = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await dialog.textContent()) ?? '')?.[0] as string;
    await expectAccessibleInBothModes(page);
    await dialog.getByRole('button', { name: 'Track My Order' }).click();

    await expect(page.getByRole('heading', { name: 'Your Order History' })).toBeVisible();
    await expectAccessibleInBothModes(page);
    await page
      .getByRole('link', { name: new RegExp(orderNumber) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: `Order #${orderNumber}` })).toBeVisible();
    await expect(page.getByText('Pending Confirmation').first()).toBeVisible();
    await expect(page.getByText('Second floor, blue door')).toBeVisible();
    await expectAccessibleInBothModes(page);

    const owner = await openAsOwner(browser, 'brasa', watchContext);
    const before = await page.evaluate(() => performance.timeOrigin);
    const moved = Date.now();
    await owner.move(orderNumber, 'Confirmed', { notes: 'Thank you, Ines!' });
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden({ timeout: 2_000 });
    await expect(page.getByText('Thank you, Ines!')).toBeVisible({ timeout: 2_000 });
    expect(Date.now() - moved).toBeLessThan(3_000);
    await owner.move(orderNumber, 'Preparing');
    await expect(page.getByText('Preparing').first()).toBeVisible({ timeout: 2_000 });
    expect(await page.evaluate(() => performance.timeOrigin), 'the page was never loaded again').toBe(before);

    // What happened while the line was down is there when it is back.
    watch.allowFailures();
    await page.context().setOffline(true);
    await owner.move(orderNumber, 'Out for Delivery');
    await page.context().setOffline(false);
    await expect(page.getByText('Out for Delivery').first()).toBeVisible();
    await expectAccessibleInBothModes(page);
    await owner.close();
  },
);

/** The first value of each required group that has nothing chosen yet. */
async function chooseEverythingRequired(page: import('@playwright/test').Page): Promise<void> {
  const required = page.getByRole('group', { name: /\(Required\)|\(Choose [1-9]\d* to/ });
  for (const group of await required.all()) {
    const boxes = group.getByRole('checkbox');
    const isChosen = (await group.locator('input:checked').count()) > 0;
    if (!isChosen) await ((await boxes.count()) ? boxes.first().check() : group.getByRole('radio').first().check());
  }
}
