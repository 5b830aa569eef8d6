import { accept, inviteTo } from './invitation.ts';
import { newCredentials, signInNewCustomer } from './new-customer.ts';
import { openDesk, openMore } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, ofThisTry, site, story } from './story.ts';

story(
  'somebody joins the team, gets another role and leaves it again',
  async ({ page, browser, watch, watchContext }) => {
    const name = ofThisTry('Mio Cook');
    const { email } = await signInNewCustomer(page, 'kumo', name);
    watch.allowStatus(403);
    watch.allowStatus(409);
    const desk = await openDesk(browser, 'kumo', '/staff/restaurant/people', watchContext);
    await expect(desk.getByText('owner@demo.test')).toBeVisible();

    await desk.getByRole('button', { name: 'Send invitation' }).click();
    await expect(desk.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
    await desk.getByLabel('Email address').fill('owner@demo.test');
    await desk.getByRole('button', { name: 'Send invitation' }).click();
    await expect(desk.getByText('This person already works here.')).toBeVisible();
    const link = await inviteTo(desk, 'kumo', email);
    await expectAccessibleInBothModes(desk);
    await accept(page, link);
    await desk.reload();
    await expect(desk.getByLabel(`Role of ${name}`)).toBeVisible();
    await expect(desk.getByRole('button', { name: `Send again: ${email}` })).toBeHidden();
    await openMore(page);
    const links = page.getByRole('navigation', { name: 'Staff' }).getByRole('link');
    await expect(links.filter({ hasText: 'Menu' })).toBeVisible();
    await expect(links.filter({ hasText: 'Restaurant' })).toBeHidden();
    await desk.getByLabel(`Role of ${name}`).selectOption({ label: 'Manager' });
    await expect(desk.getByText(`${name} has a new role`)).toBeVisible();
    await page.reload();
    await openMore(page);
    await links.filter({ hasText: 'Restaurant' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Restaurant' }).getByRole('link', { name: 'Figures' }),
    ).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Restaurant' }).getByRole('link', { name: 'People' }),
    ).toBeHidden();

    await desk.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(desk.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeHidden();
    await page.goto(site('kumo', '/staff'));
    await expect(page.getByRole('heading', { name: /^This place is for the team of/ })).toBeVisible();

    await desk
      .getByRole('listitem')
      .filter({ hasText: 'owner@demo.test' })
      .getByRole('button', { name: /^Remove / })
      .click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(desk.getByText('A restaurant needs an owner.')).toBeVisible();
    await expect(desk.getByText('owner@demo.test')).toBeVisible();
  },
);

story('who cooks says what has run out; who manages edits the menu', async ({ page, browser, watch, watchContext }) => {
  const name = ofThisTry('Ida Cook');
  const { email } = await signInNewCustomer(page, 'kumo', name);
  watch.allowStatus(403);
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/people', watchContext);
  await accept(page, await inviteTo(desk, 'kumo', email));
  await desk.reload();
  await page.goto(site('kumo', '/staff/menu'));
  await expect(page.getByRole('heading', { name: 'What has run out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit menu' })).toBeHidden();
  await page.goto(site('kumo', '/staff/menu/edit'));
  await expect(page.getByText('Your role does not open this page')).toBeVisible();

  await desk.getByLabel(`Role of ${name}`).selectOption({ label: 'Manager' });
  await expect(desk.getByText(`${name} has a new role`)).toBeVisible();
  await page.goto(site('kumo', '/staff/menu'));
  await page.getByRole('link', { name: 'Edit menu' }).click();
  await expect(page.getByRole('button', { name: 'Add a category' })).toBeVisible();
  await desk.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(desk.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeHidden();
});

story(
  'who is invited without an account makes one on the way; another account cannot accept',
  async ({ page, browser, watch, watchContext }) => {
    const name = ofThisTry('Uma Cook');
    const { email, password } = newCredentials();
    const desk = await openDesk(browser, 'kumo', '/staff/restaurant/people', watchContext);
    const link = await inviteTo(desk, 'kumo', email);

    const other = await signInNewCustomer(page, 'kumo');
    await page.goto(link);
    await expect(
      page.getByText(`You are signed in as ${other.email}, but the invitation is for ${email}.`),
    ).toBeVisible();
    await expect(page).toHaveURL(site('kumo', '/staff/join'));
    await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeHidden();
    await page.getByRole('button', { name: 'Use another account' }).click();

    await expect(page.getByText('This address has no account yet.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expectAccessibleInBothModes(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page.getByRole('button', { name: 'Pause ordering' })).toBeVisible();

    watch.allowStatus(410);
    await page.goto(link);
    await expect(page.getByText('This invitation has already been accepted.')).toBeVisible();
    await desk.reload();
    await desk.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(desk.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeHidden();
  },
);

story('the link of an invitation is at hand on a phone, and is copied', async ({ browser, watchContext }) => {
  const { email } = newCredentials();
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/people', watchContext);
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.setViewportSize({ width: 390, height: 700 });
  await inviteTo(desk, 'kumo', email);
  const field = desk.getByLabel('Invitation link');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await desk.getByRole('button', { name: 'Copy the link' }).click();
  await expect(desk.getByText('Link copied')).toBeVisible();
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());

  const was = await field.inputValue();
  await desk.getByRole('button', { name: `Send again: ${email}` }).click();
  await expect(field).not.toHaveValue(was);
  await expect(field).toBeFocused();
  await desk.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(field).toBeHidden();
});

story(
  'an invitation is sent again, accepted after sign-in, or withdrawn',
  async ({ page, browser, watch, watchContext }) => {
    const account = await signInNewCustomer(page, 'kumo', ofThisTry('Ola Cook'));
    await page.evaluate(() => localStorage.clear());
    const desk = await openDesk(browser, 'kumo', '/staff/restaurant/people', watchContext);
    const first = await inviteTo(desk, 'kumo', account.email);
    const field = desk.getByLabel('Invitation link');
    const firstValue = await field.inputValue();
    await desk.getByRole('button', { name: `Send again: ${account.email}` }).click();
    await expect(field).not.toHaveValue(firstValue);
    const second = site('kumo', new URL(await field.inputValue()).pathname + new URL(await field.inputValue()).hash);

    watch.allowStatus(404);
    await page.goto(first);
    await expect(page.getByText('This link leads to no invitation here.')).toBeVisible();
    await page.goto(second);
    await expect(page.getByText('Sign in with this account to accept.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeVisible();

    const other = newCredentials().email;
    await inviteTo(desk, 'kumo', other);
    await desk.getByRole('button', { name: `Withdraw the invitation to ${account.email}` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(desk.getByText(`Invitation to ${account.email} withdrawn`)).toBeVisible();
    await expect(desk.getByRole('region', { name: `Link for ${other}` })).toBeVisible();
    await desk.getByRole('button', { name: `Withdraw the invitation to ${other}` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(field).toBeHidden();
    watch.allowStatus(410);
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page.getByText('This invitation has been withdrawn.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('This invitation has been withdrawn.')).toBeVisible();
  },
);
