import type { Page } from '@playwright/test';
import { FULL_BOARD } from './brands.ts';
import { clearBoard, openOrders } from './open-orders.ts';
import { placeManyOrders } from './place-many-orders.ts';
import { signIn } from './sign-in.ts';
import { printerAt } from './simulated-printer.ts';
import { staffApi } from './staff-api.ts';
import { cardOf, choiceOn, openLane, openTablet } from './staff-tablet.ts';
import { expect, expectAccessible, expectAccessibleInBothModes, site, story } from './story.ts';

const PRINTER = { paper: 'kitchen', copies: 1, categoryIds: null, language: 'en', columns: 48 };

/** How many orders are wholly in view in the lane that is open. */
function inView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const panel = document.querySelector('[role=tabpanel]')?.getBoundingClientRect();
    return [...document.querySelectorAll('[role=tabpanel] article[data-order]')].filter((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      return panel && top >= panel.top && left >= 0 && right <= innerWidth && bottom <= panel.bottom + 1;
    }).length;
  });
}

/** How far down each order's card stands, in CSS pixels. */
function placesOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article[data-order]')].map((card) => card.getBoundingClientRect().y),
  );
}

/** The order that a tap hits in the place of another one: when that has just gone, and soon after. null: none. */
function hitsOnceGone(page: Page, orderNumber: string): Promise<{ atOnce: string | null; later: string | null }> {
  return page.evaluate(async (number) => {
    const card = document.querySelector(`article[data-order="${number}"]`);
    if (!card) throw new Error('It is not on the board.');
    const { x, y, width } = card.getBoundingClientRect();
    const hit = () => {
      const element = document.elementFromPoint(x + width / 2, y + 20);
      return element?.closest<HTMLElement>('article')?.dataset['order'] ?? null;
    };
    await new Promise<void>((gone) => {
      const observer = new MutationObserver(() => {
        if (card.isConnected) return;
        observer.disconnect();
        gone();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    const atOnce = hit();
    let later = hit();
    // On a busy machine what comes next is drawn, and stands still, later than after the half second.
    for (let waited = 0; later === null && waited < 5000; waited += 100) {
      await new Promise((passed) => setTimeout(passed, 100));
      later = hit();
    }
    return { atOnce, later };
  }, orderNumber);
}

story(
  'a board with 31 new orders shows them at a glance, beside stations and a printer without paper',
  async ({ page, browser, request, watchContext }) => {
    story.setTimeout(240_000);
    const tablet = await openTablet(browser, FULL_BOARD, watchContext);
    await clearBoard(tablet);
    await signIn(page, FULL_BOARD);
    const numbers = await placeManyOrders(page, 31);
    await staffApi(tablet, 'POST', '/stations', { name: 'Oven', categoryIds: [], productIds: [], valueIds: [] });
    const { path } = await staffApi(tablet, 'POST', '/printers', { ...PRINTER, name: 'Counter' });
    await printerAt(request, site(FULL_BOARD, path)).poll('410%20Out%20of%20paper');
    await tablet.reload();
    await expect(tablet.getByText('Printer Counter is out of paper.').first()).toBeVisible();
    await expect(tablet.getByRole('tab', { name: /^New 31/ })).toBeVisible();
    // Or a tap would move the board: a focused button scrolls the page.
    expect(await tablet.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

    // As many as a cook needs, on each kind of screen.
    for (const [width, height, least] of [
      [1024, 768, 10],
      [1920, 1080, 20],
      [390, 844, 4],
      // As many columns as at 1024, but wider ones: what was measured in them is measured again.
      [1180, 820, 11],
      [1024, 768, 10],
    ] as const) {
      await tablet.setViewportSize({ width, height });
      await expect.poll(() => inView(tablet), { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(least);
      expect(await tablet.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }

    // Told apart at a glance: where to, what is in it, what to collect.
    const first = cardOf(tablet, numbers[5] as string);
    await expect(first).toContainText('No mustard: allergy');
    await expect(first).toContainText(/To collect/);
    await expectAccessibleInBothModes(tablet);

    // Somebody calls.
    await tablet.getByRole('button', { name: 'Search orders' }).click();
    await tablet.getByRole('searchbox', { name: 'Search orders' }).fill('912 345 107');
    await expect(tablet.locator('article[data-order]')).toHaveCount(1);
    await expect(tablet.getByText('1 of 31 orders')).toBeVisible();
    await tablet.getByRole('button', { name: 'Show all' }).click();
    await tablet.getByLabel('Type of order').selectOption('Delivery');
    await expect(tablet.getByText('11 of 31 orders')).toBeVisible();
    // What is driven is due later than what is fetched.
    await expect(cardOf(tablet, numbers[0] as string)).toContainText('Lexden');
    await tablet.getByRole('button', { name: 'End the search' }).click();

    // One tap accepts, and moves no card; what is rarer is one tap further.
    await expect(first).not.toHaveCSS('pointer-events', 'none');
    const places = await placesOf(tablet);
    await first.getByRole('button', { name: /^Accept \d/ }).click();
    await expect(first).toContainText('Accepting');
    const moves = (await placesOf(tablet)).map((place, index) => Math.abs(place - (places[index] as number)));
    expect(Math.max(...moves)).toBe(0);
    await first.getByRole('button', { name: 'Undo' }).click();
    await expect(await choiceOn(tablet, numbers[5] as string, 'Accept, ready in 60 minutes')).toBeVisible();
    await tablet.keyboard.press('Escape');

    // In steam, from two metres; kept on this device.
    await tablet.getByRole('button', { name: 'Display' }).click();
    await tablet.getByRole('slider', { name: 'Size of type' }).fill('1.4');
    await tablet.getByRole('switch', { name: 'High contrast' }).check();
    await tablet.keyboard.press('Escape');
    await tablet.reload();
    await expect(tablet.locator('[data-contrast]')).toHaveCount(1);
    await expect(first).toBeVisible();
    const size = await first
      .locator('li b')
      .first()
      .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    expect(size).toBeGreaterThan(20);
    await expectAccessible(tablet);

    // A Saturday has orders in all lanes; the new ones keep their room.
    await tablet.evaluate(() => localStorage.removeItem('staffBoardLook'));
    await placeManyOrders(page, 8);
    const underWay = (await openOrders(tablet)).slice(-8);
    for (const [index, order] of underWay.entries()) {
      let { nextStatuses } = order;
      for (let steps = index < 2 ? 1 : index < 6 ? 2 : 3; steps > 0; steps -= 1) {
        const change = { status: nextStatuses[0], ...(nextStatuses[0] === 'Confirmed' && { readyInMinutes: 20 }) };
        ({ nextStatuses } = (await staffApi(tablet, 'PATCH', `/orders/${order._id}/status`, change)).order);
      }
    }
    await tablet.reload();
    for (const [width, height, least] of [
      [1024, 768, 10],
      [1920, 1080, 20],
    ] as const) {
      await tablet.setViewportSize({ width, height });
      await expect.poll(() => inView(tablet), { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(least);
      // What is ready never leaves the screen.
      const shelf = tablet.getByRole('region', { name: 'Cooking and ready' });
      await expect(shelf.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    }
    await tablet.setViewportSize({ width: 1024, height: 768 });
    await openLane(tablet, 'Cooking');
    await expect(tablet.getByRole('region', { name: 'To cook' })).toContainText(/\d+ \S+/);
    await expectAccessibleInBothModes(tablet);
    const next = cardOf(tablet, underWay[0]?.orderNumber ?? '');
    await next.getByRole('button', { name: 'Start preparing' }).press('Enter');
    await expect(next.getByRole('button', { name: 'Undo' })).toBeVisible();
    await next.getByRole('button', { name: 'Undo' }).click();
    await openLane(tablet, 'New');

    // Answered on another device, an order leaves its place to the next one, which a finger on its way does not mean.
    const hits = hitsOnceGone(tablet, numbers[1] as string);
    const answered = (await openOrders(tablet)).find(({ orderNumber }) => orderNumber === numbers[1]);
    const answer = { status: 'Confirmed', readyInMinutes: 45 };
    await staffApi(tablet, 'PATCH', `/orders/${answered?._id}/status`, answer);
    expect(await hits).toEqual({ atOnce: null, later: expect.any(String) });
  },
);
