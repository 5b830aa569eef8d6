import type { Page } from '@playwright/test';
import { open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { loseAnswer } from './lose-answer.ts';
import { cardIn, openDesk, openTablet, sendNow } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, hydrated, story } from './story.ts';

/** The demo's restaurant that takes cards, at every hour. */
const TAKES_CARDS = 'brasa';

for (const width of [390, 1440]) {
  story(
    `a customer pays by card at ${width} px: declined, closed, paid later`,
    async ({ page, browser, watchContext, watch }) => {
      watch.allowStatus(409);
      watch.allowFailures();
      await page.setViewportSize({ width, height: 900 });
      await visitWithCart(page, TAKES_CARDS);
      await orderByCard(page);
      await expect(page.getByText('TEST: no money moves')).toBeVisible();
      await expectAccessibleInBothModes(page);

      // Declined, the page stays, and says so.
      await page.getByRole('button', { name: 'Decline the card' }).click();
      await expect(page.getByRole('alert')).toHaveText('The card was declined. Try another way to pay.');
      await expectAccessibleInBothModes(page);
      await page.getByRole('button', { name: 'Close without paying' }).click();
      await expect(page.getByText('Waiting for your payment', { exact: true })).toBeVisible();
      await hydrated(page);
      const pay = page.getByRole('button', { name: /^Pay / });
      await expect(pay).toBeVisible();
      await expectAccessibleInBothModes(page);
      const number = await numberOf(page);

      // The restaurant knows nothing of it.
      const tablet = await openTablet(browser, TAKES_CARDS, watchContext);
      await expect(tablet.getByRole('article', { name: `Order ${number}` })).toBeHidden();

      // By Back the page is as it was left, and its button works again.
      await pay.click();
      await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled();
      await page.getByRole('button', { name: /^Pay / }).click();
      await page.getByRole('button', { name: 'Pay with 3-D Secure' }).click();
      await expect(page.getByText('Pending Confirmation').first()).toBeVisible();
      await expect(page.getByText('Visa ending in 3155')).toBeVisible();
      await expect(page.getByText(/is reserved\. It is charged only when the restaurant accepts/)).toBeVisible();
      await expectAccessibleInBothModes(page);

      // Staff see what is held, accept, and it is charged.
      await expect(await cardIn(tablet, 'New', number)).toContainText('TEST');
      await tablet.getByRole('button', { name: number }).click();
      await expect(tablet.getByText(/held on the card\. It is charged when you accept/)).toBeVisible();
      await expectAccessibleInBothModes(tablet);

      // One of two dishes is sold out: it is taken out, and the customer sees what the order costs now.
      await tablet.getByRole('button', { name: 'Take something out' }).click();
      const smaller = tablet.getByRole('dialog', { name: `Take something out of order #${number}` });
      await smaller.getByRole('button', { name: 'Change order' }).click();
      await expect(smaller.getByText('Choose what you take out.')).toBeVisible();
      await expectAccessibleInBothModes(tablet);
      await smaller
        .getByRole('button', { name: /^One .* less$/ })
        .first()
        .click();
      await smaller.getByLabel('Reason').fill('Sold out since noon.');
      await smaller.getByRole('button', { name: 'Change order' }).click();
      await expect(tablet.getByText('Sold out since noon.')).toBeVisible();
      await expect(page.getByText(/^New total: /)).toBeVisible();
      await expectAccessibleInBothModes(page);
      await tablet.getByRole('dialog').getByRole('button', { name: 'Accept, ready in 30 minutes' }).click();
      await sendNow(tablet, number);
      await expect(page.getByText(/was charged\./)).toBeVisible();
      await expect(page.getByText('Paid', { exact: true })).toBeVisible();

      // A part is given back, with a reason that the customer reads.
      await (await cardIn(tablet, 'Cooking', number)).getByRole('button', { name: number }).click();
      await tablet.getByRole('button', { name: 'Refund' }).click();
      const dialog = tablet.getByRole('dialog', { name: `Refund order #${number}` });
      await dialog.getByRole('radio', { name: 'Dishes' }).check();
      await expectAccessibleInBothModes(tablet);
      await dialog.getByRole('radio', { name: 'An amount' }).check();
      await dialog.getByLabel('Amount', { exact: true }).fill('1000');
      await dialog.getByRole('button', { name: 'Refund' }).click();
      await expect(dialog.getByText(/Enter an amount up to/)).toBeVisible();
      await expect(dialog.getByText('Please give a reason.')).toBeVisible();
      await expectAccessibleInBothModes(tablet);
      await dialog.getByLabel('Amount', { exact: true }).fill('5');
      await dialog.getByLabel('Reason').fill('The fries were cold.');
      await dialog.getByRole('button', { name: 'Refund €5.00' }).click();
      await expect(tablet.getByText('€5.00 is on its way back to the customer.')).toBeVisible();
      await expect(tablet.getByText('The fries were cold.')).toBeVisible();
      await expect(page.getByText(/^€5\.00 refunded\./)).toBeVisible();
      await expect(page.getByText('The fries were cold.')).toBeVisible();
      await expectAccessibleInBothModes(page);

      // The answer is lost although the money went: pressed again, it does not go twice.
      await loseAnswer(tablet, '**/refunds');
      await tablet.getByRole('button', { name: 'Refund' }).click();
      await dialog.getByRole('radio', { name: 'An amount' }).check();
      await dialog.getByLabel('Amount', { exact: true }).fill('2');
      await dialog.getByLabel('Reason').fill('It came late.');
      await dialog.getByRole('button', { name: 'Refund €2.00' }).click();
      await expect(dialog.getByText('Not sent: no connection')).toBeVisible();
      await expect(page.getByText('It came late.')).toBeVisible();
      await tablet.unroute('**/refunds');
      await dialog.getByRole('button', { name: 'Refund €2.00' }).click();
      await expect(dialog.getByText(/changed this order in the meantime/)).toBeVisible();
      await expect(page.getByText(/^€7\.00 refunded\./)).toBeVisible();
    },
  );
}

/** From the filled cart to the provider's page. */
async function orderByCard(page: Page): Promise<void> {
  await open(page, TAKES_CARDS, '/checkout');
  await page.getByRole('radio', { name: 'Pickup' }).check();
  await page.getByRole('radio', { name: 'Card or wallet' }).check();
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/dev\/pay\//);
}

async function numberOf(page: Page): Promise<string> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  return /#(\S+)/.exec(title)?.[1] ?? '';
}

story(
  'an owner connects, tests and disconnects the account for card payments',
  async ({ page, browser, watchContext, watch }) => {
    watch.allowStatus(409);
    watch.allowStatus(503);
    const desk = await openDesk(browser, 'forno-vesta', '/staff/restaurant/payment', watchContext);
    await expect(desk.getByRole('heading', { name: 'Card payments' })).toBeVisible();
    await desk.getByRole('button', { name: 'Connect Stripe' }).click();
    await expect(desk.getByText('This field is required')).toBeVisible();
    await desk.getByLabel('Restricted key from Stripe').fill('pk_live_wrong');
    await desk.getByRole('button', { name: 'Connect Stripe' }).click();
    await expect(desk.getByText('it begins with rk_ or sk_', { exact: false })).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.getByRole('button', { name: 'Simulate payments' }).click();
    await expect(desk.getByText('Connected. Customers can pay by card now.')).toBeVisible();
    await expect(desk.getByText('TEST: no money moves')).toBeVisible();
    await expect(desk.getByRole('switch', { name: 'Card or wallet' })).toBeChecked();
    await desk.getByRole('button', { name: 'Test the connection' }).click();
    await expect(desk.getByText('The connection works.')).toBeVisible();
    await expectAccessibleInBothModes(desk);
    // Large orders are to be paid online.
    await desk.getByRole('switch', { name: 'Orders above an amount' }).click();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('textbox', { name: 'Above' })).toBeFocused();
    await desk.getByRole('textbox', { name: 'Above' }).fill('5');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved')).toBeVisible();
    await visitWithCart(page, 'forno-vesta');
    await open(page, 'forno-vesta', '/checkout');
    await expect(page.getByRole('radio', { name: 'Card or wallet' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Cash' })).toBeHidden();
    await desk.getByRole('switch', { name: 'Orders above an amount' }).click();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('textbox', { name: 'Above' })).toBeHidden();

    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.getByRole('button', { name: 'Use another key' }).click();
    await expectAccessibleInBothModes(desk);
    await desk.getByRole('button', { name: 'Disconnect' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(desk.getByText('Card payments are off.')).toBeVisible();
    await expect(desk.getByRole('switch', { name: 'Card or wallet' })).toBeHidden();
  },
);
