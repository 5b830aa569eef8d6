import type { Page } from '@playwright/test';
import { addCategory, openMenu, removeCategory } from './edited-menu.ts';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
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

story(
  'a change of many prices takes sizes and deals along, and all of them back',
  async ({ browser, watchContext }) => {
    const [autumn, soup, bowls, lunch] = [
      ofThisTry('Autumn'),
      ofThisTry('Squash Soup'),
      ofThisTry('Bowl'),
      ofThisTry('Soup and bread'),
    ];
    const desk = await openDesk(browser, 'kumo', '/staff/menu/prices', watchContext);
    const text = (en: string) => ({ name: { en } });
    const sizes = [
      { label: { en: 'Cup' }, priceAdjustment: -2, isDefault: true },
      { label: { en: 'Bowl' }, priceAdjustment: 0, isDefault: false },
    ];
    const group = { ...text(bowls), minSelections: 1, maxSelections: 1, isSize: true, values: sizes };
    const { optionGroup } = await staffApi(desk, 'POST', '/option-groups', group);
    const { category } = await staffApi(desk, 'POST', '/categories', {
      ...text(autumn),
      description: null,
      isActive: true,
    });
    const { product } = await staffApi(desk, 'POST', '/products', {
      ...{ ...text(soup), description: null, price: 8, categoryIds: [category._id], optionGroupIds: [optionGroup._id] },
      ...{ pictureId: null, allergens: [], dietary: [], isFeatured: false, isActive: true },
    });
    const line = { label: { en: 'A soup' }, categoryId: null, dishes: [{ productId: product._id, extra: 0.5 }] };
    const { deal } = await staffApi(desk, 'POST', '/deals', {
      ...{ ...text(lunch), description: null, price: 10, isActive: true, lines: [line] },
    });
    await desk.reload();
    const prices = desk.getByRole('region', { name: autumn });
    const cup = prices.getByLabel(`Price of ${soup}, Cup`);
    await expect(cup).toHaveAttribute('placeholder', '6.00');
    // A price of its own in a size, typed into the size's column, and none again where it is emptied.
    await cup.fill('5.50');
    await expect(prices.getByText('£6.00')).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('1 price changed.')).toBeVisible();
    await desk.reload();
    await expect(cup).toHaveValue('5.50');
    await cup.fill('');
    await expect(prices.getByText('£5.50')).toBeVisible();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('1 price changed.')).toBeVisible();
    await desk.reload();
    await expect(cup).toHaveValue('');

    await desk.getByLabel('Which dishes?').selectOption(autumn);
    await desk.getByLabel('By', { exact: true }).fill('10');
    await desk.getByRole('button', { name: 'Show new prices' }).click();
    await expect(desk.getByText('4 new prices stand below.')).toBeVisible();
    await expect(cup).toHaveAttribute('placeholder', '6.60');
    await expect(desk.getByLabel('Surcharge: Cup')).toHaveValue('-2.20');
    await expect(desk.getByLabel('Surcharge: Bowl')).toHaveValue('0.00');
    await expect(desk.getByLabel(`Price of ${lunch}`)).toHaveValue('11.00');
    await expectAccessibleInBothModes(desk);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('4 prices changed.')).toBeVisible();
    await expect(desk.getByLabel('Surcharge: Cup')).toBeHidden();
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByText('The old prices are back.')).toBeVisible();
    await expect(cup).toHaveAttribute('placeholder', '6.00');
    await expect(desk.getByLabel(`Price of ${soup}`, { exact: true })).toHaveValue('8.00');

    await desk.getByRole('switch', { name: 'Sizes and options too' }).click();
    await desk.getByRole('switch', { name: 'Deals too' }).click();
    await desk.getByRole('button', { name: 'Show new prices' }).click();
    await expect(desk.getByText('1 new price stands below.')).toBeVisible();
    await desk.getByRole('button', { name: 'Discard' }).click();
    await removeMade(desk, [`/deals/${deal._id}`, `/categories/${category._id}?removeDishes=true`]);
    await removeMade(desk, [`/option-groups/${optionGroup._id}?fromDishes=true`]);
  },
);

async function removeMade(desk: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await desk.evaluate(
      (address) =>
        fetch(`/api/v1/staff${address}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
        }),
      path,
    );
  }
}
