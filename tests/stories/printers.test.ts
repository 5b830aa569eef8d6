import { orderTimes } from '../support/order-times.ts';
import { BUSY_KITCHEN } from './brands.ts';
import { placeOrder } from './place-order.ts';
import { signIn } from './sign-in.ts';
import { printerAt } from './simulated-printer.ts';
import { staffApi } from './staff-api.ts';
import { cardIn, choiceOn, openDesk, openTablet, sendNow } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story(
  'a printer prints what a tablet accepts, and its trouble stands on the board',
  async ({ page, browser, request, watchContext }) => {
    const desk = await openDesk(browser, BUSY_KITCHEN, '/staff/restaurant/printers', watchContext);
    await staffApi(desk, 'PUT', '/order-times', orderTimes());

    // The owner enters its address in the printer.
    await desk.getByRole('button', { name: 'Add a printer' }).click();
    const form = desk.getByRole('dialog', { name: 'Add a printer' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('This field is required')).toBeVisible();
    await form.getByLabel('Name').fill('Oven');
    await expectAccessibleInBothModes(desk);
    await form.getByRole('button', { name: 'Save' }).click();
    const printer = printerAt(request, await desk.getByRole('textbox', { name: 'Address' }).inputValue());
    expect(await printer.poll()).toEqual({ jobReady: false });
    await expect(desk.getByText('Ready', { exact: true })).toBeVisible({ timeout: 15_000 });
    await desk.getByRole('button', { name: 'See the paper' }).click();
    await expect(desk.getByRole('dialog', { name: 'The last order on Oven' }).getByRole('img')).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.keyboard.press('Escape');

    // A tablet accepts; the printer has no paper, and prints once it has.
    await signIn(page, BUSY_KITCHEN);
    const { number } = await placeOrder(page);
    const tablet = await openTablet(browser, BUSY_KITCHEN, watchContext);
    await (await choiceOn(tablet, number, 'Accept, ready in 30 minutes')).click();
    await sendNow(tablet, number);
    await expect.poll(async () => (await printer.poll()).jobReady).toBe(true);
    await printer.poll('410%20Out%20of%20paper');
    await tablet.reload();
    await expect(tablet.getByText('Printer Oven is out of paper.')).toBeVisible();
    await expectAccessibleInBothModes(tablet);
    const { jobToken } = await printer.poll();
    expect(await printer.fetch(jobToken)).toContain(number);
    await printer.printed(jobToken);
    expect(await printer.poll()).toEqual({ jobReady: false });
    await tablet.reload();
    await expect(tablet.getByText('Printer Oven is out of paper.')).toBeHidden();

    // Printed once more from the order's ticket.
    await (await cardIn(tablet, 'Cooking', number)).getByRole('button', { name: number }).click();
    await tablet.getByRole('button', { name: 'Print a copy on Oven' }).click();
    await expect(tablet.getByText('It comes out of Oven.')).toBeVisible();
    const copy = await printer.poll();
    expect(await printer.fetch(copy.jobToken)).toContain('COPY');

    // Removed, the printer is told nothing.
    await desk.goto(site(BUSY_KITCHEN, '/staff/restaurant/printers'));
    await desk.getByRole('button', { name: 'Remove Oven' }).click();
    await desk.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(desk.getByText('Oven is removed.')).toBeVisible();
    expect(await printer.poll()).toMatchObject({ code: 'not_found' });
  },
);
