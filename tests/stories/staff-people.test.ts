import { signInNewCustomer } from './new-customer.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, ofThisTry, site, story } from './story.ts';

story(
  'somebody joins the team, gets another role and leaves it again',
  async ({ page, browser, watch, watchContext }) => {
    const name = ofThisTry('Mio Cook');
    const { email } = await signInNewCustomer(page, 'kumo', name);
    watch.allowStatus(403);
    watch.allowStatus(409);
    watch.allowStatus(422);
    const desk = await openDesk(browser, 'kumo', '/staff/restaurant/people', watchContext);
    await expect(desk.getByText('owner@demo.test')).toBeVisible();

    await desk.getByRole('button', { name: 'Add to the team' }).click();
    await expect(desk.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
    await desk.getByLabel('Email address').fill(`nobody-${email}`);
    await desk.getByRole('button', { name: 'Add to the team' }).click();
    await expect(desk.getByText('Nobody has an account with this email address yet.')).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.getByLabel('Email address').fill(email);
    await desk.getByRole('button', { name: 'Add to the team' }).click();
    await expect(desk.getByText(`${name} is on the team`)).toBeVisible();

    await page.goto(site('kumo', '/staff'));
    await expect(page.getByRole('button', { name: 'Pause ordering' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Restaurant' }),
    ).toBeHidden();
    await desk.getByLabel(`Role of ${name}`).selectOption({ label: 'Manager' });
    await expect(desk.getByText(`${name} has a new role`)).toBeVisible();
    await page.reload();
    await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Restaurant' }).click();
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
      .getByRole('button', { name: /^Remove / })
      .first()
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
  await desk.getByLabel('Email address').fill(email);
  await desk.getByRole('button', { name: 'Add to the team' }).click();
  await expect(desk.getByText(`${name} is on the team`)).toBeVisible();
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
