import type { Page } from '@playwright/test';
import { openMenu } from './edited-menu.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, ofThisTry, story, tryNumber } from './story.ts';

story('what is typed while a save is under way is kept, and leaving still asks', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/details', watchContext);
  const [phone, town] = [desk.getByLabel('Phone'), desk.getByLabel('Town')];
  const save = desk.getByRole('button', { name: 'Save' });
  const before = { phone: await phone.inputValue(), town: await town.inputValue() };
  const typed = { phone: `+44 20 7946 097${tryNumber()}`, town: ofThisTry('Wivenhoe') };

  await phone.fill(typed.phone);
  const request = await hold(desk, '**/api/v1/staff/details');
  await save.click();
  await request.held;
  await town.fill(typed.town);
  await desk.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Orders' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  request.release();
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await expect(town).toHaveValue(typed.town);
  await expect(desk.getByText('Unsaved changes')).toBeVisible();
  await save.click();
  await expect(desk.getByText('Unsaved changes')).toBeHidden();
  await desk.reload();
  await expect(phone).toHaveValue(typed.phone);
  await expect(town).toHaveValue(typed.town);

  await phone.fill(before.phone);
  await town.fill(before.town);
  await save.click();
  await expect(desk.getByText('Unsaved changes')).toBeHidden();
});

story('whoever leaves during a save is asked only until it has ended well', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, 'brasa', '/staff/restaurant/about', watchContext);
  const headline = desk.getByLabel('Headline', { exact: true });
  await expect(headline).not.toHaveValue('');
  const before = await headline.inputValue();
  const request = await hold(desk, '**/api/v1/staff/about');
  await headline.fill(ofThisTry('Slow embers'));
  await desk.getByRole('button', { name: 'Save' }).click();
  await request.held;
  await desk.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Orders' }).click();
  const question = desk.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  request.release();
  await expect(question).toBeHidden();
  await expect(desk).toHaveURL(/\/staff$/);

  await desk.goBack();
  await expect(headline).toHaveValue(ofThisTry('Slow embers'));
  await headline.fill(before);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Unsaved changes')).toBeHidden();
});

story(
  'what is typed while a save is refused for what somebody else changed is kept',
  async ({ browser, watchContext, watch }) => {
    watch.allowStatus(409);
    const desk = await openDesk(browser, 'forno-vesta', '/staff/restaurant/details', watchContext);
    const other = await openDesk(browser, 'forno-vesta', '/staff/restaurant/details', watchContext);
    const [phone, town, postcode] = [desk.getByLabel('Phone'), desk.getByLabel('Town'), desk.getByLabel('Postcode')];
    const before = await Promise.all([phone, town, postcode].map((field) => field.inputValue()));
    const [typed, later, theirs] = [`+44 20 7946 096${tryNumber()}`, ofThisTry('Wivenhoe'), `CO2 ${tryNumber()}XX`];

    await other.getByLabel('Postcode').fill(theirs);
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    await phone.fill(typed);
    const request = await hold(desk, '**/api/v1/staff/details');
    await desk.getByRole('button', { name: 'Save' }).click();
    await request.held;
    await town.fill(later);
    request.release();
    await expect(postcode).toHaveValue(theirs);
    await expect(phone).toHaveValue(typed);
    await expect(town).toHaveValue(later);

    for (const [i, field] of [phone, town, postcode].entries()) await field.fill(before[i] as string);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Unsaved changes')).toBeHidden();
  },
);

story(
  'a panel that closes when it is saved takes no more words meanwhile',
  async ({ browser, watchContext, watch }) => {
    watch.allowFailures();
    const desk = await openMenu(browser, watchContext);
    await desk.getByRole('button', { name: 'Add a category' }).click();
    const sheet = desk.getByRole('dialog', { name: 'New category' });
    const name = sheet.getByLabel('Name', { exact: true });
    await name.fill(ofThisTry('Late Bites'));
    const request = await hold(desk, '**/api/v1/staff/categories');
    await name.press('Enter');
    await request.held;
    await desk.keyboard.type(' and more');
    await expect(name).toHaveValue(ofThisTry('Late Bites'));
    request.lose();
    await expect(sheet.getByRole('alert')).toBeVisible();
    await expect(name).toHaveValue(ofThisTry('Late Bites'));
    await expect(name).toBeFocused();
  },
);

/** Holds back the next request that changes something at the address. */
async function hold(page: Page, address: string) {
  const isHeld = Promise.withResolvers<void>();
  const outcome = Promise.withResolvers<'released' | 'lost'>();
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    isHeld.resolve();
    if ((await outcome.promise) === 'lost') await route.abort();
    else await route.continue();
  });
  return {
    held: isHeld.promise,
    release: () => outcome.resolve('released'),
    lose: () => outcome.resolve('lost'),
  };
}
