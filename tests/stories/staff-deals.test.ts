import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, ofThisTry, story } from './story.ts';

story(
  'a deal is made of a category, said in words where nothing is left of it, and removed',
  async ({ browser, watchContext }) => {
    const name = ofThisTry('Lunch for one');
    const desk = await openDesk(browser, 'brasa', '/staff/menu/deals', watchContext);
    await expect(desk.getByText('Burger night')).toBeVisible();
    await desk.getByRole('button', { name: 'Add a deal' }).click();
    const sheet = desk.getByRole('dialog', { name: 'New deal' });
    await sheet.getByLabel('Name', { exact: true }).fill(name);
    await sheet.getByLabel('Price', { exact: true }).fill('9.90');
    await sheet.getByRole('textbox', { name: 'Line 1' }).fill('A main');
    await sheet.getByRole('textbox', { name: 'Line 2' }).fill('A side');
    await sheet.getByLabel('A side: choose from').selectOption('Only certain dishes');
    const preview = sheet.getByRole('region', { name: 'What guests see' });
    await expect(preview.getByText('Guests do not see it now: “A side” has no dishes.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('Choose at least one dish.').first()).toBeVisible();
    await sheet.getByLabel('Add a dish: A side').selectOption({ index: 1 });
    await expectAccessibleInBothModes(desk);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await desk.getByRole('button', { name: `Edit ${name}` }).click();
    const open = desk.getByRole('dialog', { name });
    await open.getByRole('button', { name: 'Remove', exact: true }).click();
    await desk
      .getByRole('alertdialog')
      .or(desk.getByRole('dialog', { name: `Remove ${name}?` }))
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(desk.getByText(name, { exact: true })).toHaveCount(0);
  },
);
