import { callsOf, holdBack } from './calls.ts';
import { fillSignIn } from './sign-in.ts';
import { CUSTOMER, expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

story('a visitor who wants their orders is told what is wrong, signs in and is there', async ({ page, watch }) => {
  watch.allowStatus(401);
  const calls = callsOf(page);
  await page.goto(site('kumo', '/orders'));
  await expect(page).toHaveURL(/\/auth\/login\?redirect=(%2F|\/)orders$/);
  await hydrated(page);
  await expect(page).toHaveTitle(/^Sign in · Kumo/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByText('Sign in to your account')).toBeVisible();
  await expectAccessibleInBothModes(page);

  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await expect(email).toBeFocused();
  await expectAccessibleInBothModes(page);
  await email.fill('abc');
  await password.fill('12345');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email');
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  expect(calls).not.toContain('POST /auth/login');

  await fillSignIn(page, { ...CUSTOMER, password: 'Not-the-one-1' });
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  expect(calls, 'a wrong password is no lost session').not.toContain('POST /auth/refresh-token');
  await expectAccessibleInBothModes(page);

  const answer = await holdBack(page, '/auth/login');
  await password.fill(CUSTOMER.password);
  calls.length = 0;
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await submit.dblclick();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL(site('kumo', '/orders'));
  expect(calls.filter((call) => call === 'POST /auth/login')).toHaveLength(1);

  // Back does not lead to a form that is no longer wanted.
  await page.goto(site('kumo', '/auth/login'));
  await expect(page).toHaveURL(site('kumo', '/'));
});

story('a browser that may keep nothing stays signed in until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Forbidden.', 'QuotaExceededError');
    };
  });
  await page.goto(site('kumo', '/auth/login?redirect=/orders'));
  await hydrated(page);
  await fillSignIn(page);
  await expect(page).toHaveURL(site('kumo', '/orders'));
  await expect(page.getByRole('heading', { name: 'Your Order History' })).toBeVisible();
});

story('signing in with another service says that it is not there yet', async ({ page }) => {
  await page.goto(site('kumo', '/auth/login'));
  await hydrated(page);
  const calls = callsOf(page);
  for (const provider of ['Google', 'Facebook']) {
    await page.getByRole('button', { name: `Continue with ${provider}` }).click();
    const message = page.getByRole('alert').filter({ hasText: `${provider} Sign-In is not implemented yet.` });
    // The other one's answer, which stays for five seconds, gives way.
    await expect(message).toBeVisible({ timeout: 3000 });
  }
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  await expect(page).toHaveURL(site('kumo', '/auth/login'));
});

story(
  'without a connection the form says so, keeps what was typed, and works when it is back',
  async ({ page, context, watch }) => {
    watch.allowFailures();
    await page.goto(site('kumo', '/auth/login'));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fillSignIn(page);
    await expect(page.getByText('An error occurred during login. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(CUSTOMER.password);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(site('kumo', '/'));
  },
);

story('a password can be shown, and Caps Lock is pointed out', async ({ page }) => {
  await page.goto(site('kumo', '/auth/login'));
  await hydrated(page);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await password.fill('Secret-1');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  // Chromium under test has no Caps Lock of its own: the event says that it is on.
  const typeWith = (isOn: boolean) =>
    password.evaluate((input, modifierCapsLock) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }));
    }, isOn);
  await typeWith(true);
  await expect(password).toHaveAccessibleDescription('Caps Lock is on.');
  await typeWith(false);
  await expect(password).toHaveAccessibleDescription('');
});

story('between sign-in, registration and a forgotten password neither email nor way back is lost', async ({ page }) => {
  await page.goto(site('kumo', '/profile'));
  await hydrated(page);
  await page.getByLabel('Email').fill(CUSTOMER.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(CUSTOMER.email);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(CUSTOMER.email);
  await page.getByRole('link', { name: 'Sign in' }).click();
  // Registration has a password, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMER.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site('kumo', '/profile'));
});

story('a restaurant with a very long name leaves the form where it is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site('kumo', '/auth/login'));
  await hydrated(page);
  const mark = page.getByRole('link', { name: /home page/ });
  await mark.locator('span').evaluate((name) => {
    name.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsstube & Wolfeschlegelsteinhausen';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await mark.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
});

story('What the server finds wrong with the address or the password stands at that field', async ({ page, watch }) => {
  watch.allowStatus(422);
  const errors = [{ field: 'email', message: 'Bad mail' }];
  await page.route('**/auth/login', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 422, json: { errors } }) : route.fallback(),
  );
  await page.goto(site('kumo', '/auth/login'));
  await hydrated(page);
  await fillSignIn(page);
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription('Bad mail');
  await expect(email).toBeFocused();
  await expect(page.getByText('Bad mail')).toHaveCount(1);
});
