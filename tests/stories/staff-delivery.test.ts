import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, story, tryNumber } from './story.ts';

story(
  'the delivery fee is typed with a comma, and something must be offered',
  async ({ browser, watch, watchContext }) => {
    watch.allowStatus(422);
    const desk = await openDesk(browser, 'kumo', '/staff/restaurant/delivery', watchContext);
    const delivers = desk.getByRole('switch', { name: 'We deliver' });
    const collects = desk.getByRole('switch', { name: 'Customers can pick up their food' });
    const fee = desk.getByLabel('Delivery fee');
    const save = desk.getByRole('button', { name: 'Save' });
    // It starts without delivery, and ends so.
    await delivers.uncheck();
    await collects.uncheck();
    await save.click();
    await expect(desk.getByText('Offer delivery, pickup or both.')).toBeVisible();
    await collects.check();
    await delivers.check();
    await fee.fill('three');
    await save.click();
    await expect(fee).toBeFocused();
    await expect(desk.getByText('Please enter an amount such as 1250 or 12.50.')).toBeVisible();
    // The bar that saves lies over what is below, until the page's end.
    await desk.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessibleInBothModes(desk);
    await fee.fill('3,40');
    const area = desk.getByLabel('Postcodes we deliver to');
    await area.fill('CO1 CO2 CO3');
    await save.click();
    await expect(area).toBeFocused();
    await expect(desk.getByText('Please enter beginnings of postcodes')).toBeVisible();
    await area.fill('co1, CO2  8');
    await save.click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();

    await desk.reload();
    await expect(fee).toHaveValue('3.40');
    await expect(area).toHaveValue('CO1, CO2 8');
    const everywhere = desk.getByText('Nobody is too far away');
    await expect(everywhere).toBeHidden();
    await area.clear();
    await expect(everywhere).toBeVisible();
    await delivers.uncheck();
    await save.click();
    await expect(desk.getByText('Unsaved changes')).toBeHidden();
  },
);

story('nobody is reminded of an order in less than a minute', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/unanswered', watchContext);
  const reminds = desk.getByRole('switch', { name: 'Remind us by email' });
  const minutes = desk.getByLabel('Remind us by email: after (minutes)');
  const save = desk.getByRole('button', { name: 'Save' });
  await expect(reminds).toBeChecked();
  const before = await minutes.inputValue();

  await minutes.fill('0');
  await save.click();
  await expect(desk.getByText('Please enter minutes from 1 to 1440.')).toBeVisible();
  await expectAccessibleInBothModes(desk);
  const after = String(6 + tryNumber());
  await minutes.fill(after);
  await save.click();
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await desk.reload();
  await expect(minutes).toHaveValue(after);
  await minutes.fill(before);
  await save.click();
  await expect(desk.getByText('Unsaved changes')).toBeHidden();
});
