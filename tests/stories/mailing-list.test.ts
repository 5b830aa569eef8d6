import type { Browser, Page } from '@playwright/test';
import { newCredentials, signInNewCustomer } from './new-customer.ts';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessible, hydrated, site, story } from './story.ts';

const RESTAURANT = 'kumo';
const LIST = '/staff/restaurant/mailing-list';

story(
  'an owner switches a mailing list on, and customers join it only by their own tick and link',
  async ({ page, browser, watchContext }) => {
    const desk = await openDesk(browser, RESTAURANT, LIST, watchContext);
    // An earlier try may have left it on.
    await staffApi(desk, 'PUT', '/mailing-list', { isOn: false });
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
    await staffApi(desk, 'PUT', '/mailing-list', { isOn: false });
  },
);

async function openMailed(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(site(RESTAURANT, pathname + search));
}

/** Where the button of the newest mail to this address leads, as a developer finds it in the outbox. */
async function mailed(browser: Browser, { email, button }: { email: string; button: string }): Promise<string> {
  // Not watched: Chromium complains that the driver's own scripts cannot run in the mail's sandbox.
  const context = await browser.newContext();
  const page = await context.newPage();
  const outbox = new URL(site(RESTAURANT, '/dev/outbox'));
  outbox.hostname = 'localhost';
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first();
  await expect(async () => {
    await page.goto(outbox.href);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  const link = page.frameLocator('iframe[title="HTML part"]').getByRole('link', { name: button });
  const href = await link.getAttribute('href');
  await context.close();
  return href ?? '';
}
