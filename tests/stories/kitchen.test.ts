import type { Page } from '@playwright/test';
import { orderTimes } from '../support/order-times.ts';
import { TWO_STATIONS } from './brands.ts';
import { clearBoard } from './open-orders.ts';
import { placeOrder } from './place-order.ts';
import { signIn } from './sign-in.ts';
import { printerAt } from './simulated-printer.ts';
import { staffApi } from './staff-api.ts';
import { cardOf, choiceOn, openDesk, openLane, openTablet, sendNow } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

const DISH = 'Piri-Piri Half Chicken';
const PRINTER = { paper: 'kitchen', copies: 1, categoryIds: null, language: 'en', columns: 48 };

story(
  'a customer’s order reaches two tablets, two stations on a phone and a tablet, and their printers',
  async ({ page, browser, request, watchContext, watch }) => {
    story.setTimeout(180_000);
    // The device that is revoked.
    watch.allowStatus(401);
    const desk = await openDesk(browser, TWO_STATIONS, '/staff/restaurant/stations', watchContext);
    await staffApi(desk, 'PUT', '/order-times', orderTimes());
    await staffApi(desk, 'PUT', '/wishes', { asksWishes: true });

    // What an earlier try left.
    await clearBoard(desk);
    await desk.reload();

    // The owner makes two stations, by keyboard alone.
    for (const { name, box, details } of [
      { name: 'Grill', box: 'Grill', details: null },
      { name: 'Sauces', box: 'House piri-piri', details: 'And these options, whatever dish they belong to' },
    ]) {
      await desk.getByRole('button', { name: 'Add a station' }).press('Enter');
      const form = desk.getByRole('dialog', { name: 'Add a station' });
      await form.getByLabel('Name').pressSequentially(name);
      if (details) await form.getByText(details).press('Enter');
      const choices = details ? form.getByRole('group', { name: 'Your sauces' }) : form;
      await choices.getByRole('checkbox', { name: box, exact: true }).press('Space');
      if (details) await expectAccessibleInBothModes(desk);
      await form.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(desk.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const { stations } = await staffApi(desk, 'GET', '/stations');
    const idOf = (name: string) => stations.find((each: { name: string }) => each.name === name)._id as string;
    const printers = await Promise.all(
      ['Grill', 'Sauces'].map(async (name) => {
        const input = { ...PRINTER, name: `Printer at ${name}`, stationId: idOf(name) };
        return printerAt(request, site(TWO_STATIONS, (await staffApi(desk, 'POST', '/printers', input)).path));
      }),
    );

    // A phone becomes the grill's screen, which needs no account.
    const station = desk.getByRole('region', { name: 'Grill' });
    await station.getByRole('button', { name: 'Pair a device' }).press('Enter');
    await station.getByLabel('What you call the device').pressSequentially('Phone at the grill');
    await station.getByRole('button', { name: 'Get a code' }).press('Enter');
    const code = await desk.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();
    await expectAccessibleInBothModes(desk);
    const phoneContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
    watchContext(phoneContext);
    const phone = await phoneContext.newPage();
    await phone.goto(site(TWO_STATIONS, '/staff/kitchen'));
    await expectAccessibleInBothModes(phone);
    await phone.getByLabel('Code').fill(code.toLowerCase().replace('-', ''));
    await phone.getByRole('button', { name: 'Pair this device' }).press('Enter');
    await expect(phone.getByText('Nothing to cook')).toBeVisible();

    const [first, second] = [
      await openTablet(browser, TWO_STATIONS, watchContext),
      await openTablet(browser, TWO_STATIONS, watchContext),
    ];
    const sauces = await openDesk(browser, TWO_STATIONS, `/staff/stations/${idOf('Sauces')}`, watchContext);

    // A customer orders; both tablets show it, one accepts.
    await signIn(page, TWO_STATIONS);
    const { number } = await placeOrder(page, 'No mustard: allergy', DISH, null, 'replace');
    for (const tablet of [first, second]) await expect(cardOf(tablet, number)).toBeVisible();
    await (await choiceOn(first, number, 'Accept, ready in 20 minutes')).click();
    await sendNow(first, number);
    for (const screen of [phone, sauces]) {
      const ticket = screen.getByRole('article', { name: number });
      await expect(ticket).toContainText('No mustard: allergy');
      await expect(ticket).toContainText('Lemon & thyme, no heat');
      await expect(ticket).toContainText('If missing: replace it');
      await expect(ticket).not.toContainText('€');
    }
    await expectAccessibleInBothModes(phone);

    // Each printer prints its station's paper, once.
    for (const printer of printers) {
      const { jobToken } = await printer.poll();
      expect(await printer.fetch(jobToken)).toContain(number);
      await printer.printed(jobToken);
      expect(await printer.poll()).toEqual({ jobReady: false });
    }

    // The board shows what a station has to do.
    await second.getByRole('button', { name: 'Search orders' }).click();
    await second.getByLabel('Station').selectOption('Sauces');
    await expect(cardOf(second, number)).toBeVisible();
    await second.getByRole('button', { name: 'End the search' }).click();
    for (const tablet of [first, second]) await openLane(tablet, 'Cooking');
    await expect(cardOf(first, number)).toContainText('Grill 1 left');

    // Done at the grill by keyboard, taken back, done again; each station says so for itself.
    const line = (screen: typeof phone) => screen.getByRole('article', { name: number }).getByRole('button');
    const place = await line(phone).boundingBox();
    const send = await heldTap(phone);
    await phone.keyboard.press('ArrowDown');
    await expect(line(phone)).toBeFocused();
    await phone.keyboard.press('Space');
    await expect(line(phone)).toHaveAttribute('aria-pressed', 'true');
    // Nothing moves below the finger that may take it back: neither while the tap is on its way, nor later.
    await expect(phone.getByText('1 tap waits')).toBeVisible();
    await expectAccessibleInBothModes(phone);
    expect(await line(phone).boundingBox()).toEqual(place);
    await send();
    await expect(phone.getByText('1 tap waits')).toBeHidden();
    expect(await line(phone).boundingBox()).toEqual(place);
    await expectAccessibleInBothModes(phone);
    await line(phone).press('Enter');
    await expect(line(phone)).toHaveAttribute('aria-pressed', 'false');
    // The first key of a bump bar is the first ticket.
    await phone.keyboard.press('1');
    await expect(line(phone)).toHaveAttribute('aria-pressed', 'true');
    await expect(line(sauces)).toHaveAttribute('aria-pressed', 'false');
    await line(sauces).click();
    for (const tablet of [first, second]) {
      await expect(cardOf(tablet, number).getByText('Kitchen is done')).toBeVisible();
    }
    await expect(phone.getByText('Nothing to cook')).toBeVisible({ timeout: 20_000 });

    // Revoked, the phone is nobody's any more.
    await desk.getByRole('button', { name: 'Revoke Phone at the grill' }).press('Enter');
    await desk.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
    await expect(phone.getByRole('button', { name: 'Pair this device' })).toBeVisible();
  },
);

/** Holds the next tap of a paired device as a slow network does; what is returned lets it go. */
async function heldTap(phone: Page): Promise<() => Promise<void>> {
  const address = '**/api/v1/kitchen/lines';
  const { promise, resolve } = Promise.withResolvers<void>();
  await phone.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await phone.unrouteAll({ behavior: 'wait' });
  };
}
