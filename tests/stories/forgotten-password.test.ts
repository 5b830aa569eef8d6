import type { Browser, Page } from '@playwright/test';
import { newCredentials, signInNewCustomer } from './new-customer.ts';
import { fillSignIn } from './sign-in.ts';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

const SENT = 'If there is an account with this email, a link to set a new password is on its way.';

story(
  'a customer who forgot the password sets a new one by the link in their mail',
  async ({ page, browser, watch, watchContext }) => {
    watch.allowStatus(400);
    watch.allowStatus(401);
    const { email } = await signInNewCustomer(page, 'kumo');
    const elsewhere = await browser.newContext();
    watchContext(elsewhere);
    const phone = await elsewhere.newPage();

    await phone.goto(site('kumo', '/auth/login'));
    await phone.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(phone).toHaveTitle(/^Forgotten password · Kumo/);
    await expectAccessibleInBothModes(phone);
    await phone.getByRole('button', { name: 'Send link' }).click();
    await expect(phone.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    await phone.getByLabel('Email').fill(email);
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(phone.getByText(SENT)).toBeVisible();
    await expectAccessibleInBothModes(phone);

    const link = await mailedLink(browser, email);
    await phone.goto(link);
    await hydrated(phone);
    await chooseNewPassword(phone);
    await fillSignIn(phone, { email, password: 'Forgot-nothing-2' });
    await expect(phone).toHaveURL(site('kumo', '/'));

    // Whoever was signed in with the old password no longer is.
    await page.goto(site('kumo', '/profile'));
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
    await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();

    await phone.goto(link);
    await hydrated(phone);
    await phone.getByLabel('New password').fill('Once-more-3');
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('alert')).toContainText('This link is no longer valid. Please ask for a new one.');
    await phone.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(phone).toHaveURL(site('kumo', '/forgot-password'));
    await elsewhere.close();
  },
);

story(
  'an unknown address gets the same answer, and a link without its token the way to a new one',
  async ({ page }) => {
    await page.goto(site('kumo', '/forgot-password'));
    await hydrated(page);
    await page.getByLabel('Email').fill(newCredentials().email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await page.getByRole('button', { name: 'Use another email' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();

    await page.goto(site('kumo', '/reset-password'));
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
    await expectAccessibleInBothModes(page);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL(site('kumo', '/forgot-password'));
  },
);

async function chooseNewPassword(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^New password · Kumo/);
  const field = page.getByLabel('New password');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await field.fill('too-short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(field).toHaveAccessibleDescription('Password must contain a number');
  await expect(field).toBeFocused();
  await field.fill('Forgot-nothing-2');
  await expect(page.getByRole('status').filter({ hasText: 'Password strength' })).toContainText('Strong');
  await expectAccessibleInBothModes(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(page).toHaveURL(site('kumo', '/auth/login'));
}

/** Opens the newest mail to this address, as a developer finds it in the outbox, and taps its button: where that leads. */
async function mailedLink(browser: Browser, email: string): Promise<string> {
  // Not watched: Chromium complains that the driver's own scripts cannot run in the mail's sandbox.
  const context = await browser.newContext();
  const page = await context.newPage();
  const outbox = new URL(site('kumo', '/dev/outbox'));
  outbox.hostname = 'localhost';
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first();
  await expect(async () => {
    await page.goto(outbox.href);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  const button = page.frameLocator('iframe[title="HTML part"]').getByRole('link', { name: 'Choose a new password' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await opened.waitForURL('**/reset-password?**');
  const link = opened.url();
  await context.close();
  return link;
}
