import type { Page } from '@playwright/test';
import { allMessages } from '../support/message-files.ts';
import { press, tabTo, typeInto } from './by-keyboard.ts';
import { newCredentials } from './new-customer.ts';
import { operatorsLink } from './operators-link.ts';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

const german = allMessages('de');
function said(key: string): string {
  const message = german[key];
  if (message === undefined) throw new Error(`there is no text ${key}`);
  return message;
}

// From the operator's link to money at the door, by keyboard alone, in German: an owner's first day.
for (const width of [390, 1440]) {
  story.describe(`at ${width} px`, () => {
    story.use({ viewport: { width, height: 900 }, locale: 'de-DE', timezoneId: 'Europe/Berlin' });

    story(
      'an owner opens a pizzeria with our menu, and a stranger’s order is delivered and paid at the door',
      async ({ page: desk, browser, watch, watchContext }, info) => {
        story.setTimeout(240_000);
        watch.allowStatus(404);
        const slug = `pizza-${width}-${Date.now().toString(36)}`;
        const owner = newCredentials();
        const began = Date.now();
        const button = (name: string | RegExp) => desk.getByRole('button', { name }).first();
        const save = async () => {
          await press(desk, button(said('editing.save')));
          // Not only what was said of an earlier save: whoever leaves before this one ends is asked whether to.
          await expect(desk.getByText(said('editing.unsaved'))).toBeHidden();
          await expect(desk.getByText(said('editing.saved'), { exact: true }).first()).toBeVisible();
        };
        const step = (name: string) => press(desk, desk.getByRole('link', { name: said(`first-steps.${name}`) }));
        const toSteps = () => press(desk, desk.getByRole('link', { name: said('editing.back_to_steps') }));

        await openWithForm(desk, slug, owner);
        await typeInto(desk, desk.getByLabel(said('auth.email')), owner.email);
        await typeInto(desk, desk.getByLabel(said('auth.password'), { exact: true }), owner.password);
        await desk.keyboard.press('Enter');
        await expect(desk.getByRole('region', { name: said('first-steps.not_open') })).toBeVisible();
        // Figures and what slows orders down come with the first orders that one can take.
        await expect(desk.getByRole('button', { name: said('board.look') })).toBeHidden();
        await expectAccessibleInBothModes(desk);

        await step('hours');
        await tabTo(desk, desk.getByRole('switch', { name: 'Montag' }));
        await desk.keyboard.press('Space');
        await typeInto(desk, desk.getByLabel('Montag, von'), '0000');
        await typeInto(desk, desk.getByLabel('Montag, bis'), '0000');
        await press(desk, button('Montag: auf andere Tage kopieren'));
        await tabTo(desk, desk.getByRole('checkbox', { name: said('hours-settings.all_days') }));
        await desk.keyboard.press('Space');
        await press(
          desk,
          desk.getByRole('dialog').getByRole('button', { name: said('hours-settings.copy_now'), exact: true }),
        );
        await save();
        await expectAccessibleInBothModes(desk);
        await toSteps();

        await step('dish');
        await expect(desk.getByRole('heading', { name: said('menu-start.title') })).toBeVisible();
        await press(desk, button(/^Pizzeria/));
        await expect(desk.getByRole('dialog').getByText('Quattro Formaggi')).toBeVisible();
        await expectAccessibleInBothModes(desk);
        await press(desk, desk.getByRole('dialog').getByRole('button', { name: '16 Gerichte hinzufügen' }));
        await expect(desk.getByRole('link', { name: /Margherita/ }).first()).toBeVisible();
        await expect(button(said('menu-start.empty'))).toBeVisible();
        await expectAccessibleInBothModes(desk);
        await toSteps();

        await step('delivery');
        await tabTo(desk, desk.getByRole('switch', { name: said('delivery-settings.delivers') }));
        await desk.keyboard.press('Space');
        await typeInto(desk, desk.getByLabel(said('delivery-settings.fee')), '2,50');
        await typeInto(desk, desk.getByLabel(said('delivery-settings.area')), '10');
        await save();
        await toSteps();

        await step('payment');
        await tabTo(desk, desk.getByRole('switch', { name: said('statuses.method_Cash on Delivery'), exact: true }));
        await desk.keyboard.press('Space');
        await save();
        await toSteps();

        const row = (name: string) => desk.getByRole('listitem').filter({ hasText: said(`first-steps.${name}`) });
        await press(desk, row('taxes').getByRole('button', { name: said('first-steps.take_rates') }));
        await expect(row('taxes')).toContainText(said('first-steps.is_done'));

        // What is right already needs no change, only a word.
        await expect(row('legal')).toContainText(said('first-steps.next'));
        await step('look');
        await press(desk, button(said('editing.keep')));
        await expect(row('look')).toContainText(said('first-steps.is_done'));

        await press(desk, button(said('first-steps.open_now')));
        await expect(desk.getByText(said('first-steps.opened'))).toBeVisible();
        await expect(desk.getByRole('button', { name: said('board.look') })).toBeVisible();
        // A row that is half below the bar counts as too small.
        await desk.evaluate(() => scrollTo(0, 0));
        await expectAccessibleInBothModes(desk);

        const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'de-DE' });
        watchContext(context);
        const stranger = await context.newPage();
        const number = await orderAsGuest(stranger, slug);

        await desk.goto(site(slug, '/staff'));
        const card = desk.getByRole('article', { name: `Bestellung ${number}` });
        await expect(card).toBeVisible();
        await expectAccessibleInBothModes(desk);
        await desk.goto(site(slug, `/staff${new URL(stranger.url()).pathname}`));
        const main = desk.getByRole('main');
        await press(desk, main.getByRole('button', { name: /^Annehmen, fertig in \d+ Minuten$/ }).first());
        for (const name of ['step_prepare', 'step_send_out', 'step_delivered']) {
          // Each step goes out after the seconds in which it can be undone.
          await press(desk, main.getByRole('button', { name: said(`board.${name}`), exact: true }));
        }
        await expect(stranger.getByText(said('statuses.delivered')).first()).toBeVisible({ timeout: 20_000 });
        await expectAccessibleInBothModes(stranger);
        const minutes = (Date.now() - began) / 60_000;
        info.annotations.push({ type: 'minutes', description: minutes.toFixed(2) });
        expect(minutes).toBeLessThan(10);
      },
    );
  });
}

/** The form behind the operator's link, whose last part is guessed from the name and the browser. */
async function openWithForm(page: Page, name: string, owner: { email: string; password: string }): Promise<void> {
  await page.goto(await operatorsLink());
  await expect(page.getByRole('heading', { name: said('setup.title') })).toBeVisible();
  await expectAccessibleInBothModes(page);
  for (const [field, value] of [
    ['name', name],
    ['street', 'Lindenstraße 12'],
    ['postcode', '10969'],
    ['city', 'Berlin'],
    ['phone', '+49 30 901820'],
    ['ownerName', 'Ida Linden'],
    ['email', owner.email],
    ['password', owner.password],
  ] as const) {
    await typeInto(page, page.getByLabel(said(`setup.${field}`), { exact: true }), value);
  }
  for (const [field, value] of [
    ['country', 'Deutschland'],
    ['slug', name],
    ['contentLanguage', 'de'],
    ['currency', 'EUR'],
    ['timezone', 'Europe/Berlin'],
  ] as const) {
    await expect(page.getByLabel(said(`setup.${field}`), { exact: true })).toHaveValue(value);
  }
  await press(page, page.getByRole('button', { name: said('setup.open') }));
  await press(page, page.getByRole('link', { name: said('setup.to_staff') }));
  await expect(page.getByRole('heading', { name: said('staff.sign_in_title') })).toBeVisible();
}

/** Somebody who was never here orders a pizza to their door, without an account, and pays there. Resolves to the order's number. */
async function orderAsGuest(page: Page, slug: string): Promise<string> {
  const main = page.getByRole('main');
  await page.goto(site(slug, '/menu'));
  await hydrated(page);
  await expectAccessibleInBothModes(page);
  await press(page, main.getByRole('link', { name: /Margherita/ }).first());
  await press(page, page.getByRole('button', { name: new RegExp(said('product.add_to_cart')) }));
  // The next page reads what this one has kept by then.
  await expect(page.getByRole('status').filter({ hasText: 'Margherita' })).toBeVisible();
  await page.goto(site(slug, '/cart'));
  await hydrated(page);
  await press(page, page.getByRole('link', { name: said('cart.checkout') }).first());
  await press(page, page.getByRole('button', { name: said('auth.as_guest') }));
  await typeInto(page, page.getByLabel(said('checkout.guest_name')), 'Gia Fremd');
  await typeInto(page, page.getByLabel(said('checkout.contact_phone')), '+49 30 901821');
  await typeInto(page, page.getByLabel(said('checkout.guest_email')), 'gia@example.com');
  await typeInto(page, page.getByLabel(said('addresses.street')), 'Alte Jakobstraße 3');
  await typeInto(page, page.getByLabel(said('addresses.postalCode')), '10969');
  await typeInto(page, page.getByLabel(said('addresses.city'), { exact: true }), 'Berlin');
  await press(page, main.getByRole('button', { name: said('checkout.place_order') }).first());
  const dialog = page.getByRole('dialog');
  const track = dialog.getByRole('button', { name: said('checkout.track') });
  await expect(track).toBeVisible();
  const number = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await press(page, track);
  await press(page, main.getByRole('link', { name: new RegExp(number) }).first());
  await expect(page.getByText(said('statuses.pending_confirmation')).first()).toBeVisible();
  return number;
}
