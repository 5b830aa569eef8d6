import type { Browser, Page } from '@playwright/test';
import { MANY_READERS } from './brands.ts';
import { confirmation, open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { newCredentials, signInNewCustomer } from './new-customer.ts';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessible, hydrated, site, story } from './story.ts';

const RESTAURANT = MANY_READERS;
const LIST = '/staff/restaurant/mailing-list';

// All switch the list on: one after the other.
story.describe.configure({ mode: 'serial' });

story(
  'an owner switches a mailing list on, and customers join it only by their own tick and link',
  async ({ page, browser, watchContext }) => {
    const desk = await openDesk(browser, RESTAURANT, LIST, watchContext);
    // An earlier try may have left it on.
    await staffApi(desk, 'PUT', '/mailing-list', { isOn: false, mailsADay: 200 });
    await desk.reload();
    await desk.getByRole('switch', { name: 'Customers may join' }).click();
    await expect(desk.getByText('Customers may join now')).toBeVisible();
    await expect(desk.getByRole('link', { name: /\/mailing-list$/ })).toBeVisible();

    // Without an account, on the page that needs no script.
    await page.goto(site(RESTAURANT));
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'News by email' }).click();
    const box = page.getByRole('checkbox', { name: /may email me news and offers/ });
    await expect(box).not.toBeChecked();
    await expectAccessible(page);
    const { email } = newCredentials();
    await page.getByLabel('Email address').fill(email);
    await box.check();
    await page.getByRole('button', { name: 'Send me news' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
    await openMailed(page, await mailed(browser, { email, button: 'Confirm' }));
    await page.getByRole('button', { name: 'Yes, put me on the list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();
    await expectAccessible(page);
    expect((await staffApi(desk, 'GET', '/mailing-list')).subscribed).toBeGreaterThan(0);

    // With an account, from the profile.
    const customer = await signInNewCustomer(page, RESTAURANT);
    await page.goto(site(RESTAURANT, '/profile'));
    await hydrated(page);
    const mine = page.getByRole('region', { name: 'News by email' }).getByRole('checkbox');
    await mine.click();
    await expect(page.getByText('We have mailed you a link.')).toBeVisible();
    await expectAccessible(page);
    await openMailed(page, await mailed(browser, { email: customer.email, button: 'Confirm' }));
    await page.getByRole('button', { name: 'Yes, put me on the list' }).click();
    await page.goto(site(RESTAURANT, '/profile'));
    await expect(page.getByText('You are on the list.')).toBeVisible();
    await mine.click();
    await expect(page.getByText('You are on the list.')).toBeHidden();
    await staffApi(desk, 'PUT', '/mailing-list', { isOn: false, mailsADay: 200 });
  },
);

story('an owner writes to the list, and a reader leaves it with one click', async ({ page, browser, watchContext }) => {
  // The mails of a campaign go out from minute to minute.
  story.setTimeout(180_000);
  const desk = await openDesk(browser, RESTAURANT, LIST, watchContext);
  await staffApi(desk, 'PUT', '/mailing-list', { isOn: true, mailsADay: 200 });
  const { email } = newCredentials();
  await page.goto(site(RESTAURANT, '/mailing-list'));
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send me news' }).click();
  await openMailed(page, await mailed(browser, { email, button: 'Confirm' }));
  await page.getByRole('button', { name: 'Yes, put me on the list' }).click();

  await desk.goto(site(RESTAURANT, '/staff/restaurant/campaigns'));
  await desk.getByLabel('Occasion').selectOption('A new dish');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText('Choose the dish first.')).toBeVisible();
  const dish = (await staffApi(desk, 'GET', '/menu')).products[0].name;
  await desk.getByLabel('Dish').selectOption(dish);
  const preview = desk.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading')).toHaveText(`New on our menu: ${dish}`);
  const subject = `Please taste {dish} ${email}`;
  await desk.getByLabel('Subject').fill(subject);
  // Whoever looks at the words of another occasion finds their own again.
  await desk.getByLabel('Occasion').selectOption('We miss you');
  await expect(desk.getByLabel('Subject')).not.toHaveValue(subject);
  await desk.getByLabel('Occasion').selectOption('A new dish');
  await expect(desk.getByLabel('Subject')).toHaveValue(subject);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(desk.getByText('A test is on its way to you')).toBeVisible();
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('The mail is on its way')).toBeVisible();
  const card = desk.getByRole('region', { name: subject.replace('{dish}', dish) });
  await expect(card.getByText('Being sent')).toBeVisible();

  await openMailed(page, await mailed(browser, { email, button: 'Unsubscribe with one click' }, 90_000));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeVisible();
  await desk.reload();
  await expect(card.getByText('Done')).toBeVisible();
  await expect(card.getByRole('definition').last()).toHaveText('1');
  await expectAccessible(desk);
});

story(
  'a new account and a guest tick the box where they are, and are mailed a link',
  async ({ page, browser, watchContext }) => {
    const desk = await openDesk(browser, RESTAURANT, LIST, watchContext);
    await staffApi(desk, 'PUT', '/mailing-list', { isOn: true, mailsADay: 200 });
    const box = page.getByRole('checkbox', { name: /may email me news/ });

    const { email, password } = newCredentials();
    await page.goto(site(RESTAURANT, '/auth/register'));
    await hydrated(page);
    await page.getByLabel('Full name').fill('Noa Guest');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox', { name: /Terms/ }).check();
    await expect(box).not.toBeChecked();
    await box.check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(site(RESTAURANT, '/'));
    expect(await mailed(browser, { email, button: 'Confirm' })).toContain('/mailing-list/confirm?token=');

    const guest = await browser.newContext();
    watchContext(guest);
    const phone = await guest.newPage();
    const address = newCredentials().email;
    await visitWithCart(phone, RESTAURANT, { isCustomer: false });
    await open(phone, RESTAURANT, '/auth/login?redirect=/checkout');
    await phone.getByRole('button', { name: 'Order as a guest' }).click();
    await phone.getByRole('radio', { name: 'Pickup' }).check();
    await phone.getByLabel('Name').fill('Gia Guest');
    await phone.getByLabel('Contact phone').fill('+351 912 345 678');
    await phone.getByRole('textbox', { name: 'Email' }).fill(address);
    const theirs = phone.getByRole('checkbox', { name: /may email me news/ });
    await expect(theirs).not.toBeChecked();
    await theirs.check();
    await expectAccessible(phone);
    await placeOrder(phone).click();
    await expect(confirmation(phone)).toBeVisible();
    expect(await mailed(browser, { email: address, button: 'Confirm' })).toContain('/mailing-list/confirm?token=');
  },
);

async function openMailed(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(site(RESTAURANT, pathname + search));
}

/** Where the button of the newest mail to this address leads, as a developer finds it in the outbox. */
async function mailed(
  browser: Browser,
  { email, button }: { email: string; button: string },
  within = 10_000,
): Promise<string> {
  // Not watched: Chromium complains that the driver's own scripts cannot run in the mail's sandbox.
  const context = await browser.newContext();
  const page = await context.newPage();
  const outbox = new URL(site(RESTAURANT, '/dev/outbox'));
  outbox.hostname = 'localhost';
  // A guest is mailed about their order as well.
  const about = button === 'Confirm' ? 'News from' : '';
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ hasText: about })
    .getByRole('link')
    .first();
  const link = page.frameLocator('iframe[title="HTML part"]').getByRole('link', { name: button });
  await expect(async () => {
    await page.goto(outbox.href);
    await expect(mail).toBeVisible({ timeout: 500 });
    await mail.click({ timeout: 5000 });
    await expect(link).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: within });
  const href = await link.getAttribute('href');
  await context.close();
  return href ?? '';
}
