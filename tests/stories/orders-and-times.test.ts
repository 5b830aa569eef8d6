import type { Page } from '@playwright/test';
import { MINUTE } from '../../src/domain/times/zoned-time.ts';
import { dateIn, hoursAround } from '../support/hours-around.ts';
import { allHours, orderTimes } from '../support/order-times.ts';
import { BUSY_KITCHEN, OPEN_FOR_HOURS } from './brands.ts';
import { confirmation, open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { staffApi } from './staff-api.ts';
import { openDesk, openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

const ZONE = 'Europe/Lisbon';

// One after the other: they set how the same restaurant takes orders.
story.describe.configure({ mode: 'serial' });

story('the office sets how orders are taken, with the keyboard alone', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, BUSY_KITCHEN, '/staff/restaurant/times', watchContext);
  await staffApi(desk, 'PUT', '/order-times', orderTimes());
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Orders and times', level: 1 })).toBeVisible();
  await desk.getByLabel('Minutes until pickup').fill('ages');
  await desk.getByRole('button', { name: 'Add a rule' }).focus();
  await desk.keyboard.press('Enter');
  const rule = desk.getByRole('group', { name: 'Rule 1' });
  await rule.getByLabel('From').fill('00:00');
  await rule.getByLabel('To').fill('00:00');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('This number is too small or too large.')).toBeVisible();
  await expect(desk.getByText('Please enter at least one limit.')).toBeVisible();
  await desk.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessibleInBothModes(desk);
  await desk.getByLabel('Minutes until pickup').fill('40');
  await rule.getByLabel('Most orders').fill('1');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await desk.reload();
  await expect(rule.getByLabel('Most orders')).toHaveValue('1');
  await expect(desk.getByLabel('Minutes until pickup')).toHaveValue('40');
});

story(
  'a customer is told about when, two tablets share that the kitchen is busy, and a full time offers the next',
  async ({ page, browser, watch, watchContext }) => {
    watch.allowStatus(409);
    const one = await openTablet(browser, BUSY_KITCHEN, watchContext);
    const other = await openTablet(browser, BUSY_KITCHEN, watchContext);
    await staffApi(one, 'PUT', '/busy', { minutes: null });
    await staffApi(one, 'PUT', '/order-times', orderTimes({ rules: [allHours({ maxOrders: 1 })] }));

    await visitWithCart(page, BUSY_KITCHEN);
    await open(page, BUSY_KITCHEN, '/checkout');
    await page.getByRole('radio', { name: 'Pickup' }).check({ force: true });
    const asap = page.getByRole('switch', { name: 'As soon as possible' });
    await expect(asap).toBeChecked();
    const about = page.getByText(/^about \d{1,2}:\d\d [AP]M$/);
    const first = await about.textContent();
    await expect(page.getByText('The time of your order has changed')).toBeHidden();

    // Busy with one tap: the other tablet and the customer's page follow.
    await one.getByRole('button', { name: 'Add 20 minutes to all times for an hour' }).click();
    await expect(other.getByText(/^Busy: 20 min more until/)).toBeVisible({ timeout: 3000 });
    await expect(about).not.toHaveText(first ?? '', { timeout: 5000 });
    await expectAccessibleInBothModes(one);
    await other.getByRole('button', { name: 'End', exact: true }).click();
    await expect(one.getByRole('button', { name: 'Add 10 minutes to all times for an hour' })).toBeVisible({
      timeout: 3000,
    });

    // For a time that fills up meanwhile.
    await asap.uncheck();
    const slot = page.getByRole('group', { name: 'Time' }).getByRole('radio').last();
    await slot.check({ force: true });
    await takeLastSlot(page);
    await placeOrder(page).click();
    const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'This time has just filled up.' });
    await expect(notice).toBeVisible();
    await expectAccessibleInBothModes(page);
    await notice.getByRole('button', { name: /^Order for / }).click();
    await expect(confirmation(page)).toBeVisible();
  },
);

story('who changes to delivery gets a time of its hours, and is told so', async ({ page, browser, watchContext }) => {
  const desk = await openDesk(browser, BUSY_KITCHEN, '/staff', watchContext);
  const date = dateIn(2, ZONE);
  const noon = { isClosed: false as const, open: '12:00', close: '15:00' };
  const deliveryHours = { openingHours: {}, exceptions: [{ date, ...noon }] };
  await staffApi(desk, 'PUT', '/todays-hours', { change: 'usual' });
  await staffApi(desk, 'PUT', '/order-times', orderTimes({ deliveryHours }));

  await visitWithCart(page, BUSY_KITCHEN);
  await open(page, BUSY_KITCHEN, '/checkout');
  const asap = page.getByRole('switch', { name: 'As soon as possible' });
  await page.getByRole('radio', { name: 'Pickup' }).check({ force: true });
  await expect(asap).toBeChecked();
  await page.getByRole('radio', { name: 'Delivery' }).check({ force: true });
  await expect(page.getByText(/^The time of your order has changed: Delivery .* at 12:00 PM/)).toBeVisible();
  await expect(asap).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Time' }).getByRole('radio', { name: '12:00 PM' })).toBeChecked();
  await expectAccessibleInBothModes(page);
  await page.getByRole('radio', { name: 'Pickup' }).check({ force: true });
  await expect(asap).toBeChecked();
});

story(
  'who closes early is closed at once on every page, opens again for two hours, and goes back to the usual hours',
  async ({ page, browser, watchContext }) => {
    const one = await openTablet(browser, OPEN_FOR_HOURS, watchContext);
    const other = await openTablet(browser, OPEN_FOR_HOURS, watchContext);
    const openingHours = hoursAround(Date.now(), ZONE);
    await staffApi(one, 'PUT', '/opening-hours', { openingHours, exceptions: [], closures: [] });
    await staffApi(one, 'PUT', '/todays-hours', { change: 'usual' });
    // The page has looked at the clock two minutes ago, and will not do so by itself.
    await page.clock.install({ time: Date.now() - 2 * MINUTE });
    await page.goto(site(OPEN_FOR_HOURS));
    const status = page
      .getByRole('main')
      .getByText(/^(Open|Opens|Closed)/)
      .first();
    await expect(status).toHaveText(/^Open until/);
    const usual = await status.textContent();
    await page.clock.setSystemTime(Date.now());

    const dialog = one.getByRole('dialog', { name: 'Today’s hours' });
    await one.getByRole('button', { name: 'Today’s hours' }).focus();
    await one.keyboard.press('Enter');
    await expectAccessibleInBothModes(one);
    await dialog.getByRole('button', { name: /^Close now/ }).focus();
    await one.keyboard.press('Enter');
    for (const each of [one, other])
      await expect(each.getByText('Closed early for today')).toBeVisible({ timeout: 3000 });
    await expect(status).toHaveText(/^Opens/, { timeout: 5000 });
    await expectAccessibleInBothModes(other);

    await other.getByRole('button', { name: 'Today’s hours' }).click();
    await other.getByRole('button', { name: /^Open now for two hours/ }).click();
    await expect(one.getByText(/^Changed for today: open until/)).toBeVisible({ timeout: 3000 });
    await expect(status).toHaveText(/^Open until/, { timeout: 5000 });
    await one.getByRole('button', { name: 'Back to usual hours' }).click();
    await expect(other.getByText(/^Changed for today/)).toBeHidden({ timeout: 3000 });
    await expect(status).toHaveText(usual ?? '', { timeout: 5000 });
  },
);

story(
  'a closure with a sentence is read by customers until it is removed, and a holiday is copied to next year',
  async ({ page, browser, watchContext }) => {
    const desk = await openDesk(browser, BUSY_KITCHEN, '/staff/restaurant/hours', watchContext);
    await expect(desk.getByRole('region', { name: 'The week' })).toBeVisible();
    const before = await staffApi(desk, 'GET', '/opening-hours');
    const inDays = (days: number) => dateIn(days, ZONE);

    await desk.getByRole('button', { name: 'Add a closure' }).focus();
    await desk.keyboard.press('Enter');
    const closure = desk.getByRole('group', { name: 'Closure 1' });
    await closure.getByLabel('First day').fill(inDays(9));
    await closure.getByLabel('Last day').fill(inDays(12));
    await closure
      .getByRole('textbox', { name: /^What customers read/ })
      .first()
      .fill('We are at the sea.');
    await desk.getByRole('button', { name: 'Add a date' }).click();
    await desk
      .getByLabel(/^Date: Date \d+$/)
      .last()
      .fill(inDays(20));
    await desk.getByRole('button', { name: 'Copy to next year' }).click();
    await expect(desk.getByText(/copied\. Save to keep/)).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();

    await page.goto(site(BUSY_KITCHEN));
    await expect(page.getByText('We are at the sea.').first()).toBeVisible();
    await expectAccessibleInBothModes(page);
    await staffApi(desk, 'PUT', '/opening-hours', { ...before, closures: [] });
    await page.reload();
    await expect(page.getByText('We are at the sea.')).toBeHidden();
  },
);

/** Places the cart of the page over the API, for the last free time of the first day. */
async function takeLastSlot(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { restaurantId, items: lines } = JSON.parse(localStorage.getItem('cart') ?? '{}') as {
      restaurantId: string;
      items: { productId: string; name: string; price: number; quantity: number; itemSubtotal: number }[];
    };
    const post = (path: string, body: object) =>
      fetch(`/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('accessToken')}` },
        body: JSON.stringify(body),
      });
    const dishes = lines.map(({ productId, quantity }) => ({ productId, quantity }));
    const offered = await post('/cart/times', { restaurantId, orderType: 'Pickup', items: dishes });
    const scheduledAt = (await offered.json()).data.slots.at(-1);
    const subtotal = Math.round(lines.reduce((sum, { itemSubtotal }) => sum + itemSubtotal, 0) * 100) / 100;
    const items = lines.map(({ productId, name, price, quantity, itemSubtotal }) => ({
      ...{ productId, quantity, unitPrice: price, productName: name, selectedOptions: [], itemSubtotal },
    }));
    const order = await post('/orders', {
      ...{ restaurantId, items, subtotal, discountAmount: 0, deliveryFee: 0, serviceFee: 0, taxes: 0 },
      ...{ totalAmount: subtotal, orderType: 'Pickup', isASAP: false, scheduledAt, deliveryAddress: null },
      ...{ contactPhone: '+351 912 345 678', paymentDetails: { method: 'Cash', paymentStatus: 'Pending' } },
    });
    return order.status;
  });
  expect(status).toBe(201);
}

story(
  'checkout names what is not served at the chosen time, and offers another time or to go without it',
  async ({ page, browser, watchContext }) => {
    const desk = await openDesk(browser, BUSY_KITCHEN, '/staff', watchContext);
    await staffApi(desk, 'PUT', '/order-times', orderTimes());
    await visitWithCart(page, BUSY_KITCHEN);
    const [dish, other] = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '').items);
    await desk.goto(site(BUSY_KITCHEN, `/staff/menu/edit/dishes/${dish.productId}`));
    await desk.getByRole('switch', { name: 'Only at certain hours' }).check();
    await desk.getByRole('checkbox', { name: 'Saturday' }).check({ force: true });
    await desk.getByRole('checkbox', { name: 'Sunday' }).check({ force: true });
    await desk.getByLabel('First day').fill(dateIn(2, ZONE));
    await desk.getByLabel('Last day').fill(dateIn(1, ZONE));
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('The end must come after the start.')).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.getByLabel('Last day').fill('');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();

    await open(page, BUSY_KITCHEN, `/product/${dish.productId}`);
    await expect(page.getByText(/^12:00 PM–3:00 PM, from /)).toBeVisible();
    await open(page, BUSY_KITCHEN, '/cart');
    await expect(page.getByText(/^12:00 PM–3:00 PM, from /)).toBeVisible();
    await open(page, BUSY_KITCHEN, '/checkout');
    await page.getByRole('radio', { name: 'Pickup' }).check({ force: true });
    const notice = page.getByText(`Not served at that time: ${dish.name}.`);
    await expect(notice).toBeVisible();
    await expectAccessibleInBothModes(page);
    await page.getByRole('button', { name: /^Choose .* 12:\d\d PM: everything is served then$/ }).click();
    await expect(notice).toBeHidden();
    const asap = page.getByRole('switch', { name: 'As soon as possible' });
    await expect(asap).not.toBeChecked();
    await asap.check();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Take out what does not fit' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByText(other.name).first()).toBeVisible();
    await desk.getByRole('switch', { name: 'Only at certain hours' }).uncheck();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('button', { name: 'Save' })).toBeHidden();
  },
);
