import { addCategory, openMenu, removeCategory } from './edited-menu.ts';
import { expect, expectAccessibleInBothModes, ofThisTry, story } from './story.ts';

story('dishes are typed one below the other, raised together, and put back', async ({ browser, watchContext }) => {
  const [category, soup, stew] = [ofThisTry('Winter'), ofThisTry('Leek Soup'), ofThisTry('Bean Stew')];
  const desk = await openMenu(browser, watchContext);
  await addCategory(desk, category);
  await desk.getByRole('link', { name: 'Prices' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Price list' })).toBeVisible();

  // By keyboard alone: name, price, Enter, and the next one.
  await desk.getByLabel(`Name of a new dish in ${category}`).focus();
  for (const [name, price] of [
    [soup, '9,90'],
    [stew, '12.50'],
  ] as const) {
    await desk.keyboard.type(name);
    await desk.keyboard.press('Tab');
    await desk.keyboard.type(price);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('rowheader', { name })).toBeVisible();
  }
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Please type a name and a price.')).toBeVisible();
  await expectAccessibleInBothModes(desk);

  const [soupPrice, stewPrice] = [desk.getByLabel(`Price of ${soup}`), desk.getByLabel(`Price of ${stew}`)];
  await soupPrice.fill('ten');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Please enter an amount such as 1250 or 12.50.')).toBeVisible();
  await expect(soupPrice).toBeFocused();
  await soupPrice.fill('9.90');
  await soupPrice.press('ArrowDown');
  await expect(stewPrice).toBeFocused();

  await desk.getByLabel('Which dishes?').selectOption(category);
  await desk.getByLabel('By', { exact: true }).fill('5');
  await desk.getByLabel('Round', { exact: true }).selectOption({ label: 'Like £7.90, £8.90' });
  await desk.getByRole('button', { name: 'Show new prices' }).click();
  await expect(desk.getByText('2 new prices stand below.')).toBeVisible();
  await expect(soupPrice).toHaveValue('10.90');
  await expect(stewPrice).toHaveValue('12.90');
  await expect(desk.getByRole('row', { name: soup }).getByText('£9.90')).toBeVisible();
  await expectAccessibleInBothModes(desk);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('2 prices changed.')).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('The old prices are back.')).toBeVisible();
  await expect(soupPrice).toHaveValue('9.90');
  await expect(stewPrice).toHaveValue('12.50');

  await desk.getByRole('link', { name: 'Edit menu' }).click();
  await removeCategory(desk, category);
});
