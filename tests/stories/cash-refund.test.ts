import { confirmation, open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, story } from './story.ts';

/** The demo's restaurant that is open at every hour. */
const OPEN_ALWAYS = 'brasa';

for (const width of [390, 1440]) {
  story(
    `cash and points go back for an order that was paid at the counter, at ${width} px`,
    async ({ page, browser, watchContext }) => {
      await page.setViewportSize({ width, height: 900 });
      await visitWithCart(page, OPEN_ALWAYS);
      await open(page, OPEN_ALWAYS, '/checkout');
      await page.getByRole('radio', { name: 'Pickup' }).check();
      await page.getByRole('radio', { name: 'Cash', exact: true }).check();
      await placeOrder(page).click();
      const said = await confirmation(page).getByRole('heading').innerText();
      const number = /#(\S+)/.exec(said)?.[1] ?? '';

      const desk = await openDesk(browser, OPEN_ALWAYS, '/staff/restaurant', watchContext);
      await desk.setViewportSize({ width, height: 900 });
      const { open: onBoard } = await staffApi(desk, 'GET', '/board');
      const id: string = onBoard.find(({ orderNumber }: { orderNumber: string }) => orderNumber === number)._id;
      for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'])
        await staffApi(desk, 'PATCH', `/orders/${id}/status`, { status });
      await open(page, OPEN_ALWAYS, `/orders/${id}`);
      await open(desk, OPEN_ALWAYS, `/staff/orders/${id}`);

      await desk.getByRole('button', { name: 'Refund' }).click();
      const dialog = desk.getByRole('dialog', { name: `Refund order #${number}` });
      await expect(dialog.getByText('To the card')).toBeHidden();
      await dialog.getByRole('radio', { name: 'An amount' }).check();
      await dialog.getByLabel('Amount', { exact: true }).fill('2');
      await dialog.getByLabel('Reason').fill('The fries were cold.');
      await expectAccessibleInBothModes(desk);
      await dialog.getByRole('button', { name: 'Refund €2.00' }).click();
      await expect(desk.getByText('€2.00 given back in cash').first()).toBeVisible();
      await expect(page.getByText(/€2\.00 given back in cash\. The fries were cold\./)).toBeVisible();
      await expectAccessibleInBothModes(page);

      await desk.getByRole('button', { name: 'Refund' }).click();
      await dialog.getByRole('radio', { name: 'In points' }).check();
      await dialog.getByLabel('Reason').fill('Sorry.');
      await dialog.getByRole('button', { name: 'Credit points' }).click();
      await expect(dialog.getByText(/A whole number from 1/)).toBeVisible();
      await expectAccessibleInBothModes(desk);
      await dialog.getByLabel('Points to credit').fill('20');
      await dialog.getByRole('button', { name: 'Credit points' }).click();
      await expect(desk.getByText('20 points credited').first()).toBeVisible();
    },
  );
}
