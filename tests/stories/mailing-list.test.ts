import type { Browser, Page } from '@playwright/test';
import { newCredentials, signInNewCustomer } from './new-customer.ts';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessible, hydrated, site, story } from './story.ts';

const RESTAURANT = 'kumo';
/** Stories run side by side. */
const OTHER = 'forno-vesta';
const LIST = '/staff/restaurant/mailing-list';

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
  const desk = await openDesk(browser, OTHER, LIST, watchContext);
  await staffApi(desk, 'PUT', '/mailing-list', { isOn: true, mailsADay: 200 });
  const { email } = newCredentials();
  await page.goto(site(OTHER, '/mailing-list'));
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send me news' }).click();
  await openMailed(page, await mailed(browser, { email, button: 'Confirm' }), OTHER);
  await page.getByRole('button', { name: 'Yes, put me on the list' }).click();

  await desk.goto(site(OTHER, '/staff/restaurant/campaigns'));
  await desk.getByLabel('Occasion').selectOption('A new dish');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText('Choose the dish first.')).toBeVisible();
  const dish = (await staffApi(desk, 'GET', '/menu')).products[0].name;
  await desk.getByLabel('Dish').selectOption(dish);
  const preview = desk.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading')).toHaveText(`New on our menu: ${dish}`);
  const subject = `Please taste {dish} ${email}`;
  await desk.getByLabel('Subject').fill(subject);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(desk.getByText('A test is on its way to you')).toBeVisible();
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('The mail is on its way')).toBeVisible();
  const card = desk.getByRole('region', { name: subject.replace('{dish}', dish) });
  await expect(card.getByText('Being sent')).toBeVisible();

  await openMailed(page, await mailed(browser, { email, button: 'Unsubscribe with one click' }, 90_000), OTHER);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeVisible();
  await desk.reload();
  await expect(card.getByText('Done')).toBeVisible();
  await expect(card.getByRole('definition').last()).toHaveText('1');
  await expectAccessible(desk);
  await staffApi(desk, 'PUT', '/mailing-list', { isOn: false, mailsADay: 200 });
});

async function openMailed(page: Page, link: string, slug = RESTAURANT): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(site(slug, pathname + search));
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
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first();
  const link = page.frameLocator('iframe[title="HTML part"]').getByRole('link', { name: button });
  await expect(async () => {
    await page.goto(outbox.href);
    await mail.click({ timeout: 500 });
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: within });
  const href = await link.getAttribute('href');
  await context.close();
  return href ?? '';
}
