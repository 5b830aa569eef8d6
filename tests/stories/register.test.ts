import type { Page } from '@playwright/test';
import { callsOf } from './calls.ts';
import { open, visitWithCart } from './checkout-visit.ts';
import { loseAnswer } from './lose-answer.ts';
import { newCredentials } from './new-customer.ts';
import { CUSTOMER, expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

story('a new customer learns what a password needs, registers and is signed in', async ({ page, watch }) => {
  watch.allowStatus(409);
  const { email, password } = newCredentials();
  await page.goto(site('kumo', '/auth/register'));
  await hydrated(page);
  const calls = callsOf(page);
  await expect(page).toHaveTitle(/^Create account · Kumo/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
  await expect(page.getByText('Join us today to get started')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');

  const fields = {
    name: page.getByLabel('Full name'),
    email: page.getByLabel('Email'),
    password: page.getByLabel('Password', { exact: true }),
    confirm: page.getByLabel('Confirm password'),
    terms: page.getByRole('checkbox'),
  };
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(fields.name).toBeFocused();
  await expect(fields.name).toHaveAccessibleDescription('Full name is required');
  await expect(fields.email).toHaveAccessibleDescription('Email is required');
  await expect(fields.password).toHaveAccessibleDescription('Password is required');
  await expect(fields.confirm).toHaveAccessibleDescription('Confirm password is required');
  await expect(fields.terms).toHaveAccessibleDescription('You must accept the terms');
  await expectAccessibleInBothModes(page);

  const strength = page.getByRole('status').filter({ hasText: 'Password strength' });
  const rules = page.getByRole('listitem');
  for (const [typed, level, met] of [
    ['', 'None', []],
    ['abcdef', 'Weak', []],
    ['abcdefgh', 'Medium', ['8 characters']],
    ['abcdefghij1', 'Good', ['8 characters', 'Number']],
    ['abcdefghij1!', 'Strong', ['8 characters', 'Number', 'Special character']],
  ] as const) {
    await fields.password.fill(typed);
    await expect(strength).toContainText(level);
    await expect(rules.filter({ hasText: '(met)' })).toHaveText(met.map((rule) => `${rule} (met)`));
  }
  for (const [typed, sentence] of [
    ['abc1!', 'Password must be at least 8 characters'],
    ['abcdefgh!', 'Password must contain a number'],
    ['abcdefg1', 'Password must contain a special character'],
  ] as const) {
    await fields.password.fill(typed);
    await expect(fields.password).toHaveAccessibleDescription(sentence);
  }
  await fields.confirm.fill('another');
  await expect(fields.confirm).toHaveAccessibleDescription('Passwords do not match');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);

  await fields.name.fill('  Ann Lee ');
  await fields.email.fill(CUSTOMER.email);
  await fields.password.fill(password);
  await fields.confirm.fill(password);
  await fields.terms.check();
  await create.click();
  await expect(fields.email).toHaveAccessibleDescription('There is already an account with this email.');
  await expect(fields.email).toBeFocused();

  await fields.email.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page).toHaveURL(site('kumo', '/'));
  await expect(page.getByRole('button', { name: 'Account menu: Ann Lee' })).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST /auth')).slice(1)).toEqual([
    'POST /auth/register',
    'POST /auth/login',
  ]);
});

story('somebody who registers on the way to checkout goes on there', async ({ page }) => {
  await visitWithCart(page, 'brasa', { isCustomer: false });
  await open(page, 'brasa', '/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(site('brasa', '/checkout'));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});

story('a redirect that leads to another site is not followed after registering', async ({ page }) => {
  await page.goto(site('kumo', '/auth/register?redirect=//elsewhere.example'));
  await hydrated(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Account menu: Ann Lee' })).toBeVisible();
  await expect(page).toHaveURL(site('kumo', '/'));
});

story('a registration whose connection breaks says so and loses nothing', async ({ page, context, watch }) => {
  watch.allowFailures();
  await page.goto(site('kumo', '/auth/register'));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await fillIn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('An error occurred during registration. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(site('kumo', '/'));
});

story('a registration whose answer is lost signs its customer in all the same', async ({ page, watch }) => {
  watch.allowFailures();
  watch.allowStatus(409);
  await page.goto(site('kumo', '/auth/register'));
  await hydrated(page);
  await fillIn(page);
  await loseAnswer(page, '**/api/v1/auth/register');
  await page.route('**/api/v1/auth/login', (route) => route.abort());
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByText('An error occurred during registration. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await create.click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu: Ann Lee' })).toBeVisible();
});

async function fillIn(page: Page): Promise<void> {
  const { email, password } = newCredentials();
  await page.getByLabel('Full name').fill('Ann Lee');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
}
