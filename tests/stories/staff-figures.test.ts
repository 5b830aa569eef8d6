import { readFile } from 'node:fs/promises';
import { signInNewCustomer } from './new-customer.ts';
import { placeOrder } from './place-order.ts';
import { openMore, openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story(
  'an owner reads how the restaurant does, day by day, and takes it along',
  async ({ page, browser, watch, watchContext }) => {
    await signInNewCustomer(page, 'brasa');
    const { number } = await placeOrder(page);
    const desk = await openTablet(browser, 'brasa', watchContext);
    await openMore(desk);
    await desk.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Restaurant' }).click();
    await desk.getByRole('navigation', { name: 'Restaurant' }).getByRole('link', { name: 'Figures' }).click();

    await expect(desk.getByRole('heading', { name: 'Figures' })).toBeVisible();
    const byDay = desk.getByRole('slider', { name: 'Revenue by day' });
    await expect(byDay).toHaveAttribute('aria-valuetext', /€\d/);
    const last = await byDay.getAttribute('aria-valuetext');
    await byDay.press('ArrowLeft');
    await expect(byDay).not.toHaveAttribute('aria-valuetext', last ?? '');
    await byDay.press('End');
    await expect(byDay).toHaveAttribute('aria-valuetext', last ?? '');
    await desk.getByText('Show as a table').click();
    await expect(desk.getByRole('region', { name: 'Figures by day' }).getByRole('row')).toHaveCount(8);
    await expectAccessibleInBothModes(desk);

    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Days as CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    // Tips have a column where any are offered, as another story does here.
    expect(file.split('\r\n')[0]).toMatch(
      /^\uFEFFdate,orders,revenue,average,discount,calledOff,promised,onTime(,tips)?$/,
    );
    expect(file.trim().split('\r\n')).toHaveLength(8);
    const orders = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Orders as CSV' }).click();
    expect((await orders).suggestedFilename()).toMatch(/^brasa-orders-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await (await orders).path(), 'utf8')).trim().split('\r\n');
    expect(lines.some((line) => line.startsWith(`${number},`))).toBe(true);
    watch.allowFailures();
    await desk.route('**/staff/orders.csv?*', (route) => route.abort());
    await desk.getByRole('button', { name: 'Orders as CSV' }).click();
    await expect(desk.getByText('The file did not arrive. Check the connection, then try again.')).toBeVisible();

    await desk.getByRole('radio', { name: 'Today' }).check();
    await expect(byDay).toBeHidden();
    await expect(desk.getByRole('slider', { name: 'Orders by hour' })).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Best dishes' }).getByRole('listitem').first()).toBeVisible();

    await desk.getByRole('radio', { name: 'Own dates' }).check();
    await desk.getByLabel('First day').fill('2020-01-02');
    await expect(desk.getByText('Please choose at most 366 days.')).toBeVisible();
    await desk.getByLabel('Last day').fill('2020-01-01');
    await expect(desk.getByText('The last day lies before the first.')).toBeVisible();
    await desk.getByLabel('Last day').fill('2020-01-03');
    await expect(desk.getByRole('heading', { name: 'No orders in this period' })).toBeVisible();
  },
);

story(
  'a part of a page that does not come says so, and is asked for again',
  async ({ browser, watch, watchContext }) => {
    watch.allowFailures();
    const desk = await openTablet(browser, 'brasa', watchContext);
    await desk.route('**/weekly-summary', (route) => route.abort());
    await desk.goto(site('brasa', '/staff/restaurant/figures'));
    const weekly = desk.getByRole('region', { name: 'By email on Mondays' });
    await expect(weekly.getByText('This could not be loaded.', { exact: false })).toBeVisible();
    await expect(weekly.getByRole('switch')).toBeDisabled();
    await desk.unroute('**/weekly-summary');
    await weekly.getByRole('button', { name: 'Try again' }).click();
    await expect(weekly.getByRole('switch')).toBeEnabled();
    await expect(weekly.getByRole('button', { name: 'Try again' })).toBeHidden();
  },
);
