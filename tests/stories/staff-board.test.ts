import type { Page } from '@playwright/test';
import { CALM_BOARD } from './brands.ts';
import { placeOrder } from './place-order.ts';
import { signIn } from './sign-in.ts';
import { cardIn, cardOf, choiceOn, openMore, openTablet, sendNow } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story(
  'a kitchen with two tablets takes an order, and its customer watches',
  async ({ page, browser, watchContext }) => {
    await signIn(page, CALM_BOARD);
    const [left, right] = await Promise.all([
      openTablet(browser, CALM_BOARD, watchContext),
      openTablet(browser, CALM_BOARD, watchContext),
    ]);
    // However many orders this file's stories place, there is room for whole cards.
    for (const tablet of [left, right]) await tablet.setViewportSize({ width: 1180, height: 2400 });
    const order = await placeOrder(page, 'Extra napkins, please');
    await page.goto(site(CALM_BOARD, `/orders/${order.id}`));
    for (const tablet of [left, right]) {
      await expect(await cardIn(tablet, 'New', order.number)).toContainText('Extra napkins, please');
      await expect(tablet).toHaveTitle(/^\(\d+\) Orders – Brasa & Thyme$/);
    }

    // While its seconds run down the other tablet sees the tap in the place of its own button. Withdrawn, it is gone on both.
    const acceptOn = (tablet: Page) => cardOf(tablet, order.number).getByRole('button', { name: /^Accept/ });
    await (await choiceOn(left, order.number, 'Accept, ready in 45 minutes')).click();
    for (const tablet of [left, right]) {
      await expect(cardOf(tablet, order.number)).toContainText('Accepting, 45 min');
      await expect(acceptOn(tablet)).toBeHidden();
    }
    await cardOf(left, order.number).getByRole('button', { name: 'Undo' }).click();
    for (const tablet of [left, right]) await expect(acceptOn(tablet)).toBeVisible();

    // Stopped on the other one, also by a tablet that came only then; who tapped is told.
    await (await choiceOn(left, order.number, 'Accept, ready in 45 minutes')).click();
    await right.reload();
    await expect(cardOf(right, order.number)).toContainText('Accepting, 45 min');
    await cardOf(right, order.number).getByRole('button', { name: 'Stop' }).click();
    await expect(left.getByText(/stopped your tap on order #\d+/)).toBeVisible();
    for (const tablet of [left, right]) await expect(acceptOn(tablet)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeVisible();

    // Accepted: without another tap it is sent when the seconds have run down.
    await (await choiceOn(left, order.number, 'Accept, ready in 20 minutes')).click();
    await expect(await cardIn(right, 'New', order.number)).toBeVisible();
    await expect(await cardIn(right, 'Cooking', order.number)).toContainText('promised for', { timeout: 15_000 });
    await expect(await cardIn(left, 'Cooking', order.number)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden();
    await expect(page.getByRole('main').getByText('Confirmed').first()).toBeVisible();

    // Later than promised, with a word to the customer.
    const promised = await promiseOn(right, order.number);
    await (await choiceOn(right, order.number, 'Delay')).click();
    await right.getByLabel('Note to the customer').fill('The grill is full');
    await right.getByRole('button', { name: '+15 min' }).click();
    await expect(right.getByRole('dialog')).toBeHidden();
    await expect(cardOf(left, order.number)).not.toContainText(promised);
    await expect(page.getByRole('main')).toContainText(await promiseOn(left, order.number));

    // Both tap: what the second meant is done, so that there is nothing to tell.
    await cardOf(right, order.number).getByRole('button', { name: 'More choices' }).click();
    await cardOf(left, order.number).getByRole('button', { name: 'Start preparing' }).click();
    await expect(cardOf(right, order.number)).toContainText('Starting to prepare');
    await right.getByRole('dialog').getByRole('button', { name: 'Start preparing' }).click();
    await sendNow(left, order.number);
    await expect(await cardIn(right, 'Cooking', order.number)).toBeVisible();
    await expect(cardOf(right, order.number).getByRole('button', { name: 'Undo' })).toBeHidden();
    await expect(right.getByText(/was changed elsewhere/)).toBeHidden();

    // The ticket has it all.
    const ticket = left.getByRole('dialog');
    // Orders of other stories move the cards.
    await expect(async () => {
      await cardOf(left, order.number).getByRole('button', { name: order.number }).click();
      await expect(ticket).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(ticket.getByRole('link', { name: '+351 912 345 678' })).toHaveAttribute('href', 'tel:+351912345678');
    await expect(ticket.getByText('Extra napkins, please')).toBeVisible();
    await left.evaluate(() => {
      window.print = () => {
        document.title = `printed ${document.querySelector('[data-printed]')?.textContent}`;
      };
    });
    await ticket.getByRole('button', { name: 'Print' }).click();
    await expect(left).toHaveTitle(new RegExp(`printed .*${order.number}.*Extra napkins`));
    // Safari on iOS draws it only now.
    await expect(left.locator('[data-printed]')).toHaveCount(1);
    await ticket.getByRole('button', { name: 'Ready' }).click();
    await expect(left.locator('[data-printed], [data-printing]')).toHaveCount(0);
    await sendNow(left, order.number);
    await expect(await cardIn(right, 'Ready', order.number)).toBeVisible();
    await expect(page.getByRole('main').getByText('Ready for Pickup').first()).toBeVisible();
  },
);

story('on a low screen what cooks and what is ready stay in view', async ({ page, browser, watchContext }) => {
  await signIn(page, CALM_BOARD);
  await placeOrder(page, '');
  const tablet = await openTablet(browser, CALM_BOARD, watchContext);
  await tablet.setViewportSize({ width: 1180, height: 420 });
  await expect(tablet.getByRole('region', { name: 'Cooking and ready' })).toBeInViewport({ ratio: 1 });
  const lane = await tablet.getByRole('tabpanel').boundingBox();
  const shelf = await tablet.getByRole('region', { name: 'Cooking and ready' }).boundingBox();
  if (!lane || !shelf) throw new Error('Nothing is shown.');
  expect(lane.y + lane.height).toBeLessThanOrEqual(shelf.y);
});

story(
  'a ticket asks what the menu asks, and says what is in a dish in the reader’s language',
  async ({ page, browser, watchContext }) => {
    await signIn(page, CALM_BOARD);
    const order = await placeOrder(page, '', 'Piri-Piri Half Chicken');
    const tablet = await openTablet(browser, CALM_BOARD, watchContext);
    await tablet.goto(site(CALM_BOARD, '/staff?lang=de'));
    const printed = tablet.locator('[data-printed]');
    await tablet.evaluate(() => {
      window.print = () => {
        document.title = `printed ${document.querySelector('[data-printed]')?.textContent}`;
      };
    });
    await tablet.getByRole('button', { name: order.number }).first().click();
    const ticket = tablet.getByRole('dialog');
    await expect(ticket.getByText(/^How hot\? \S/)).toBeVisible();
    await expect(ticket.getByText('Eier', { exact: true })).toBeVisible();
    await ticket.getByRole('button', { name: 'Drucken' }).click();
    await expect(tablet).toHaveTitle(/printed .*Allergene: .*How hot\? \S.*Allergene: Eier, /);
    await ticket.getByRole('button', { name: 'Drucken' }).click();
    await expect(printed).toHaveCount(1);
  },
);

story(
  'a tab says which page it shows, and how many orders wait, wherever staff go',
  async ({ page, browser, watchContext }) => {
    await signIn(page, CALM_BOARD);
    await placeOrder(page);
    const tablet = await openTablet(browser, CALM_BOARD, watchContext);
    await expect(tablet).toHaveTitle(/^\(\d+\) Orders – Brasa & Thyme$/);
    await openMore(tablet);
    await tablet.getByRole('link', { name: 'Restaurant', exact: true }).click();
    await expect(tablet).toHaveTitle(/^\(\d+\) Today – Brasa & Thyme$/);
    await tablet.getByRole('link', { name: 'Figures' }).click();
    await expect(tablet).toHaveTitle(/^\(\d+\) Figures – Brasa & Thyme$/);
    await tablet
      .getByRole('navigation', { name: 'Staff' })
      .getByRole('link', { name: /^Orders/ })
      .click();
    await expect(tablet).toHaveTitle(/^\(\d+\) Orders – Brasa & Thyme$/);
  },
);

story('a rejected order tells its customer why', async ({ page, browser, watchContext }) => {
  await signIn(page, CALM_BOARD);
  const tablet = await openTablet(browser, CALM_BOARD, watchContext);
  const order = await placeOrder(page);
  await page.goto(site(CALM_BOARD, `/orders/${order.id}`));
  await (await choiceOn(tablet, order.number, 'Reject')).click();
  const dialog = tablet.getByRole('dialog', { name: `Reject order ${order.number}?` });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByText('Another reason').click();
  await dialog.getByLabel('Your words to the customer').fill('The oven has died on us');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await sendNow(tablet, order.number);
  await expect(cardOf(tablet, order.number)).toBeHidden();
  await expect(page.getByText('The oven has died on us')).toBeVisible();
});

story(
  'a customer who cancels is faster than the kitchen, and the kitchen is told',
  async ({ page, browser, watchContext }) => {
    await signIn(page, CALM_BOARD);
    const tablet = await openTablet(browser, CALM_BOARD, watchContext);
    const order = await placeOrder(page);
    await page.goto(site(CALM_BOARD, `/orders/${order.id}`));
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeVisible();
    await (await choiceOn(tablet, order.number, 'Accept, ready in 30 minutes')).click();
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(
      tablet.getByText(new RegExp(`was faster with order ${order.number}: Cancelled by User`)),
    ).toBeVisible();
    await expect(cardOf(tablet, order.number)).toBeHidden();
  },
);

story('on a phone the columns are tabs, moved through with arrows', async ({ page, browser, watchContext }) => {
  await signIn(page, CALM_BOARD);
  const phone = await openTablet(browser, CALM_BOARD, watchContext);
  await phone.setViewportSize({ width: 390, height: 844 });
  const order = await placeOrder(page);
  // Behind what other stories left, it may be on another page.
  await expect(async () => {
    await expect(await cardIn(phone, 'New', order.number)).toBeVisible({ timeout: 1000 });
  }).toPass();
  // The ticket, opened to read it all, takes the answer too.
  await cardOf(phone, order.number).getByRole('button', { name: order.number }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Accept, ready in 60 minutes' }).click();
  await expect(phone.getByRole('dialog')).toBeHidden();
  await sendNow(phone, order.number);
  await expect(cardOf(phone, order.number)).toBeHidden();
  await phone.getByRole('tab', { name: /^New/ }).focus();
  await phone.keyboard.press('ArrowRight');
  await expect(phone.getByRole('tab', { name: /^Cooking/ })).toBeFocused();
  await expect(await cardIn(phone, 'Cooking', order.number)).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

// Kumo's board has the demo's orders and no story's: few cards, checked quickly.
story('the board and a ticket are accessible in both modes', async ({ browser, watchContext }) => {
  const tablet = await openTablet(browser, 'kumo', watchContext);
  await expectAccessibleInBothModes(tablet);
  await tablet.getByRole('article').first().getByRole('button').first().click();
  await expectAccessibleInBothModes(tablet);
});

story('saying no, and a step that can be undone, are accessible on a phone', async ({ browser, watchContext }) => {
  const phone = await openTablet(browser, 'kumo', watchContext);
  await phone.setViewportSize({ width: 390, height: 844 });
  const more = phone.getByRole('button', { name: 'More choices' }).first();
  if (await more.isVisible()) await more.click();
  await phone.getByRole('button', { name: 'Reject' }).first().click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expectAccessibleInBothModes(phone);
  await phone.keyboard.press('Escape');
  await phone
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expectAccessibleInBothModes(phone);
});

/** The time that the card promises. */
async function promiseOn(tablet: Page, orderNumber: string): Promise<string> {
  const text = (await cardOf(tablet, orderNumber).textContent()) ?? '';
  // Before midnight, with the day in front.
  return /promised for .*?(\d+:\d\d [AP]M)/.exec(text)?.[1] as string;
}

story(
  'a tap on the board moves nothing but its card, and a second one does not take it back',
  async ({ page, browser, watchContext }) => {
    await signIn(page, CALM_BOARD);
    const tablet = await openTablet(browser, CALM_BOARD, watchContext);
    const order = await placeOrder(page);
    const card = cardOf(tablet, order.number);
    const accept = card.getByRole('button', { name: /^Accept \d/ });
    const columns = tablet.getByRole('tabpanel', { name: 'New' });
    const place = await columns.boundingBox();

    await accept.focus();
    await accept.press('Enter');
    await expect(card).toContainText(/Accepting, \d+ min/);
    await expect(card.getByRole('button', { name: order.number })).toBeFocused();
    expect(await columns.boundingBox()).toEqual(place);
    await tablet.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: 'Undo' })).toBeFocused();
    await tablet.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: order.number })).toBeFocused();

    await accept.dblclick({ position: { x: 12, y: 6 } });
    await expect(card).toContainText(/Accepting, \d+ min/);
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect(accept).toBeVisible();
  },
);
