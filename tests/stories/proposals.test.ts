import type { Page } from '@playwright/test';
import { press, tabTo, typeInto } from './by-keyboard.ts';
import { open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { fillInGuest } from './fill-in-guest.ts';
import { beginPlainly } from './plain-visit.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

/** The demo's restaurant that takes cards, at every hour. */
const TAKES_CARDS = 'brasa';
/** What staff give instead: at least the price of what goes, and something with it. */
const REASON = 'The grill is out of charcoal.';

for (const width of [390, 1440]) {
  story(
    `a customer agrees to a dearer dish at ${width} px, and pays the difference`,
    async ({ page, browser, watchContext }) => {
      await page.setViewportSize({ width, height: 900 });
      await visitWithCart(page, TAKES_CARDS);
      await open(page, TAKES_CARDS, '/checkout');
      await page.getByRole('radio', { name: 'Pickup' }).check();
      await page.getByRole('radio', { name: 'Card or wallet' }).check();
      await placeOrder(page).click();
      await page.getByRole('button', { name: 'Pay with 3-D Secure' }).click();
      await expect(page.getByText('Pending Confirmation').first()).toBeVisible();
      await hydrated(page);
      const path = new URL(page.url()).pathname;

      const desk = await openDesk(browser, TAKES_CARDS, `/staff${path}`, watchContext);
      await desk.setViewportSize({ width, height: 900 });
      await addLemonade(desk);
      await expect(desk.getByRole('button', { name: 'Ask the customer' })).toBeVisible();
      await expectAccessibleInBothModes(desk);
      await press(desk, desk.getByRole('button', { name: 'Ask the customer' }));
      await expect(desk.getByText('Please give a reason.')).toBeVisible();
      await typeInto(desk, desk.getByLabel('Reason, which the customer reads'), REASON);
      await press(desk, desk.getByRole('button', { name: 'Ask the customer' }));
      await expect(desk.getByText(/^The customer is asked until /)).toBeVisible();
      await expectAccessibleInBothModes(desk);

      // Declined, nothing changes, and both see it.
      await expect(page.getByText('May we change your order?')).toBeVisible();
      await expect(page.getByText(REASON)).toBeVisible();
      await expect(page.getByText(/you pay .* more\.$/)).toBeVisible();
      await expectAccessibleInBothModes(page);
      await press(page, page.getByRole('button', { name: 'No, thanks' }));
      await expect(page.getByText('May we change your order?')).toBeHidden();
      await expect(desk.getByText('The customer declined the change.')).toBeVisible();

      // Taken back by staff before it is answered.
      await addLemonade(desk);
      await propose(desk);
      await expect(page.getByText('May we change your order?')).toBeVisible();
      await press(desk, desk.getByRole('button', { name: 'Withdraw' }));
      await expect(page.getByText('May we change your order?')).toBeHidden();

      // Agreed, and paid.
      await addLemonade(desk);
      await propose(desk);
      await press(page, page.getByRole('button', { name: /^Agree and pay / }));
      await expect(page).toHaveURL(/\/dev\/pay\//);
      await expect(desk.getByText(/is paying the difference/)).toBeVisible();
      await page.getByRole('button', { name: 'Pay with 3-D Secure' }).click();
      await expect(page.getByText('The restaurant changed your order')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/^New total: /)).toBeVisible();
      await expectAccessibleInBothModes(page);
      await expect(desk.getByText(/^Added: 1 × /)).toBeVisible();
      await expectAccessibleInBothModes(desk);
    },
  );
}

story('a customer who pays at the door agrees by keyboard alone', async ({ page, browser, watchContext }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visitWithCart(page, TAKES_CARDS);
  await open(page, TAKES_CARDS, '/checkout');
  await page.getByRole('radio', { name: 'Pickup' }).check();
  await page.getByRole('radio', { name: 'Cash', exact: true }).check();
  await placeOrder(page).click();
  await page.getByRole('button', { name: 'Track My Order' }).click();
  await page.getByRole('link', { name: /^View Details: / }).click();
  await page.waitForURL(/\/orders\//);
  await hydrated(page);
  const desk = await openDesk(browser, TAKES_CARDS, `/staff${new URL(page.url()).pathname}`, watchContext);
  await addLemonade(desk);
  await propose(desk);
  await tabTo(page, page.getByRole('button', { name: /^Agree and pay .* at handover$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The restaurant changed your order')).toBeVisible();
  await expect(desk.getByText(/^Added: 1 × /)).toBeVisible();
  await page.goto(site(TAKES_CARDS, new URL(page.url()).pathname));
  await expect(page.getByText('The restaurant changed your order')).toBeVisible();
});

story('a guest without scripts declines, then agrees and pays the difference', async ({ browser, watchContext }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await beginPlainly(page);
  await page.getByRole('radio', { name: 'Pickup' }).check({ force: true });
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('radio', { name: 'Card or wallet' }).check({ force: true });
  await fillInGuest(page);
  await placeOrder(page).click();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByRole('link', { name: /^Pay €/ }).click();
  await page.getByRole('button', { name: 'Pay with Visa 4242' }).click();
  await expect(page.getByText('Pending Confirmation').first()).toBeVisible();
  const desk = await openDesk(browser, TAKES_CARDS, `/staff${new URL(page.url()).pathname}`, watchContext);

  await addLemonade(desk);
  await propose(desk);
  await page.reload();
  await expect(page.getByText('May we change your order?')).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText('May we change your order?')).toBeHidden();
  await expect(desk.getByText('The customer declined the change.')).toBeVisible();

  await addLemonade(desk);
  await propose(desk);
  await page.reload();
  await page.getByRole('button', { name: /^Agree and pay / }).click();
  await page.getByRole('link', { name: /^Agree and pay / }).click();
  await page.getByRole('button', { name: 'Pay with Visa 4242' }).click();
  await expect(desk.getByText(/^Added: 1 × /)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText('The restaurant changed your order')).toBeVisible();
  await context.close();
});

async function addLemonade(desk: Page): Promise<void> {
  await press(desk, desk.getByRole('button', { name: 'Replace or add dishes' }));
  await typeInto(desk, desk.getByLabel('Find a dish'), 'lemonade');
  await expect(desk.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await desk.keyboard.press('Enter');
  const options = desk.getByRole('dialog');
  if (await options.isVisible()) await options.getByRole('button', { name: 'Add to the order' }).press('Enter');
  await expect(desk.getByText(/ instead of /).first()).toBeVisible();
}

async function propose(desk: Page): Promise<void> {
  await desk.getByLabel('Reason, which the customer reads').fill(REASON);
  await press(desk, desk.getByRole('button', { name: 'Ask the customer' }));
  await expect(desk.getByText(/^The customer is asked until /)).toBeVisible();
}
