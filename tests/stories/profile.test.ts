import type { Page } from '@playwright/test';
import { callsOf, holdBack } from './calls.ts';
import { signInNewCustomer } from './new-customer.ts';
import { fillSignIn } from './sign-in.ts';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

story('a customer reads and changes their personal information', async ({ page }) => {
  const { email } = await signInNewCustomer(page, 'kumo', 'Ann Lee');
  await openProfile(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
  await expect(page).toHaveTitle(/^Ann Lee's Profile · Kumo/);
  for (const card of ['Personal Information', 'Change Password', 'Saved Addresses'])
    await expect(page.getByRole('heading', { level: 2, name: card })).toBeVisible();
  await expect(page.getByText('No saved addresses yet.')).toBeVisible();
  await expectAccessibleInBothModes(page);

  const calls = callsOf(page);
  const [edit, cancel] = [
    page.getByRole('button', { name: 'Edit', exact: true }),
    page.getByRole('button', { name: 'Cancel' }),
  ];
  const [name, phone] = [page.getByLabel('Full name'), page.getByLabel('Phone number')];
  const save = page.getByRole('button', { name: 'Save changes' });
  await edit.click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByText('Email cannot be changed here.')).toBeVisible();
  await save.click();
  await expect(page.getByText('No changes to save.')).toBeVisible();
  await name.fill('Somebody Else');
  await cancel.click();
  await expect(edit).toBeFocused();
  await expect(page.getByRole('definition').first()).toHaveText('Ann Lee');

  await edit.click();
  await name.fill('A');
  await phone.fill('123456');
  await save.click();
  await expect(page.getByText('Please correct the errors.')).toBeVisible();
  await expect(name).toHaveAccessibleDescription('Minimum 2 characters.');
  await expect(phone).toHaveAccessibleDescription('Valid phone number required.');
  await expect(name).toBeFocused();
  await expectAccessibleInBothModes(page);
  expect(calls).not.toContain('PUT /users/me');

  await name.fill('Ann Lee');
  await phone.fill('0113 496 0000');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    page.keyboard.press('Enter'),
  ]);
  expect(sent.postDataJSON(), 'only what changed is sent').toEqual({ phoneNumber: '0113 496 0000' });
  // The complaint, which may still be shown, gives way.
  await expect(page.getByText('Profile updated successfully!')).toBeVisible({ timeout: 2000 });
  await expect(edit).toBeFocused();
  await expect(page.getByRole('definition').last()).toHaveText('0113 496 0000');

  await page.getByRole('link', { name: /View Your Order History/ }).click();
  await expect(page).toHaveURL(site('kumo', '/orders'));
  await page.goBack();
  await page.getByRole('link', { name: /Your Favorite Items/ }).click();
  await expect(page).toHaveURL(site('kumo', '/favorites'));
  await page.goBack();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(site('kumo', '/'));
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

story('a customer keeps addresses: adds, edits, makes one the default, deletes one', async ({ page }) => {
  await signInNewCustomer(page, 'kumo');
  await openProfile(page);
  await addAddress(page, { street: '27 Priory Walk', city: 'Colchester', postcode: 'CO1 1LG' });
  await expect(page.getByText('Address added!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await addAddress(page, { street: '1 Quay Street', city: 'Colchester', postcode: 'CO2 8JG', label: 'Work' });
  const [home, work] = [page.getByRole('radio', { name: /^Home/ }), page.getByRole('radio', { name: /^Work/ })];
  await expect(home).toBeChecked();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await expectAccessibleInBothModes(page);

  await choose(page, 'Work', 'Edit');
  await page.getByRole('dialog').getByLabel('Street').fill('2 Quay Street');
  await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address updated successfully!')).toBeVisible();
  await expect(page.getByText('2 Quay Street, Colchester CO2 8JG')).toBeVisible();

  // At once, however slow the server is; and as easily undone.
  const answer = await holdBack(page, '/users/me/addresses/*/default');
  let answers = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/default')) answers += 1;
  });
  await work.check();
  await home.check();
  await choose(page, 'Work', 'Set as default');
  await expect(work).toBeChecked();
  answer();
  await expect(page.getByText('Default address set successfully!').first()).toBeVisible();
  await expect.poll(() => answers, 'one after another').toBe(3);
  await page.reload();
  await expect(work).toBeChecked();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);

  await choose(page, 'Work', 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete Address' });
  await expect(question).toContainText('Are you sure you want to delete this address?');
  await expectAccessibleInBothModes(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(work).toBeVisible();
  await choose(page, 'Work', 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Address deleted.')).toBeVisible();
  await expect(work).toBeHidden();
  await expect(home, 'another is the default').toBeChecked();
  await expect(page.getByRole('button', { name: 'Add address' })).toBeFocused();
});

story('a profile that the server refuses as a whole says so in its words', async ({ page, watch }) => {
  watch.allowStatus(400);
  await signInNewCustomer(page, 'kumo');
  await openProfile(page);
  await page.route('**/api/v1/users/me', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { status: 400, code: 'nope', message: 'Nope 1' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Full name').fill('Ann Lee Again');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const said = page.getByText('Nope 1');
  await expect(said).toBeVisible();
  await expect(said, 'said once').toHaveCount(1);
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Lee Again');
});

story('an address that is searched for is saved with its place', async ({ page }) => {
  await signInNewCustomer(page, 'kumo');
  await openProfile(page);
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'New address' });
  await dialog.getByRole('combobox').pressSequentially('baker street');
  await dialog.getByRole('option').first().click();
  await expect(dialog.getByLabel('City')).not.toHaveValue('');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/users/me/addresses')),
    dialog.getByRole('button', { name: 'Save address' }).click(),
  ]);
  const { location, longitude, latitude } = sent.postDataJSON();
  expect(location).toEqual({ type: 'Point', coordinates: [longitude, latitude] });
  expect(longitude).toEqual(expect.any(Number));
});

story('an address that is being searched for is no longer when the field is left', async ({ page, watch }) => {
  watch.allowFailures();
  await signInNewCustomer(page, 'kumo');
  await openProfile(page);
  await page.getByRole('button', { name: 'Add address' }).click();
  const search = page.getByRole('dialog', { name: 'New address' }).getByRole('combobox');
  const suggestions = /autocomplete/;
  await page.route(suggestions, () => {});
  const asked = page.waitForRequest(suggestions);
  const dropped = page.waitForEvent('requestfailed', (request) => suggestions.test(request.url()));
  await search.pressSequentially('baker street');
  await asked;
  await page.keyboard.press('Tab');
  await dropped;
  await expect(search).toHaveAttribute('aria-expanded', 'false');
});

story('a changed password signs out everywhere, and the new one signs in', async ({ page, watch }) => {
  watch.allowStatus(400);
  const { email, password } = await signInNewCustomer(page, 'kumo');
  await openProfile(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const current = dialog.getByLabel('Current password');
  const next = dialog.getByLabel('New password', { exact: true });
  const again = dialog.getByLabel('Confirm new password');
  const save = dialog.getByRole('button', { name: 'Save new password' });
  await save.click();
  await expect(current).toHaveAccessibleDescription('Password is required');
  await expect(current).toBeFocused();
  await current.fill('Not-the-one-1');
  await next.fill('12345');
  await again.fill('1234');
  await save.click();
  await expect(next).toHaveAccessibleDescription('Minimum 6 characters.');
  await expect(again).toHaveAccessibleDescription('Passwords do not match');
  await expectAccessibleInBothModes(page);
  await next.fill('123456');
  await again.fill('123456');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleDescription('The current password is not correct.');
  await expect(current).toBeFocused();
  await current.fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await fillSignIn(page, { email, password: '123456' });
  await expect(page).toHaveURL(site('kumo', '/profile'));
});

story('the profile shows that it loads, that it could not, and comes when asked again', async ({ page, watch }) => {
  watch.allowFailures();
  await signInNewCustomer(page, 'kumo', 'Ann Lee');
  const answer = await holdBack(page, '/users/me');
  await page.goto(site('kumo', '/profile'));
  await expect(page.getByText('Loading your profile...')).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();

  await page.unroute('**/api/v1/users/me');
  await page.route('**/api/v1/users/me', (route) => route.abort());
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch profile.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/v1/users/me');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
});

story('the longest names, emails and streets stay within the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInNewCustomer(page, 'kumo', 'Wolfeschlegelsteinhausenbergerdorff Maximiliane-Konstantine von und zu Hohen');
  await openProfile(page);
  const street = 'Donaudampfschifffahrtsgesellschaftskapitänsstraße 1234';
  await addAddress(page, {
    street,
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    postcode: 'LL61 5UJ',
  });
  await expect(page.getByText(street)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await choose(page, 'Home', 'Delete');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(street);
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
});

async function openProfile(page: Page): Promise<void> {
  await page.goto(site('kumo', '/profile'));
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
}

interface NewAddress {
  street: string;
  city: string;
  postcode: string;
  label?: string;
}

async function addAddress(page: Page, { street, city, postcode, label }: NewAddress): Promise<void> {
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'New address' });
  await dialog.getByRole('button', { name: 'Enter address manually' }).click();
  await dialog.getByLabel('Street').fill(street);
  await dialog.getByLabel('City').fill(city);
  await dialog.getByLabel('Postcode').fill(postcode);
  if (label) await dialog.getByLabel(/Name of this address/).fill(label);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
}

/** An entry of an address's menu, by the keyboard. */
async function choose(page: Page, label: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${label}` }).press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}
