import { addCategory, openMenu, removeCategory } from './edited-menu.ts';
import { openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, hydrated, ofThisTry, site, story } from './story.ts';

// One after the other: they put the same menu in order.
story.describe.configure({ mode: 'default' });

story(
  'a dish is put on the menu with options and a picture; a customer orders it; it changes price and goes again',
  async ({ page, browser, watchContext, watch }) => {
    const [category, dumplings] = [ofThisTry('Night Bites'), ofThisTry('Midnight Dumplings')];
    const question = ofThisTry('Dip');
    const desk = await openMenu(browser, watchContext);
    await addCategory(desk, category);
    await desk.getByRole('link', { name: `Add a dish to ${category}` }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'New dish' })).toBeVisible();
    await desk.getByLabel('Name', { exact: true }).fill(dumplings);
    await desk.getByLabel('Price', { exact: true }).fill('eight');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Please enter an amount such as 1250 or 12.50.')).toBeVisible();
    await expect(desk.getByLabel('Price', { exact: true })).toBeFocused();
    await expectAccessibleInBothModes(desk);
    await desk.getByLabel('Price', { exact: true }).fill('8,5');

    await desk.getByRole('button', { name: 'New options' }).click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'What is asked' }).fill(question);
    await sheet.getByLabel('Choice 1', { exact: true }).fill('Soy and ginger');
    await sheet.getByLabel('Choice 2', { exact: true }).fill('Chilli crisp');
    await sheet.getByLabel('Extra price: Chilli crisp').fill('0.75');
    await sheet.getByLabel('Preselected: Soy and ginger').check();
    await sheet.getByRole('button', { name: 'Add a choice' }).click();
    await expect(sheet.getByLabel('Choice 3', { exact: true })).toBeFocused();
    await expectAccessibleInBothModes(desk);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('This field is required.')).toBeVisible();
    await expect(sheet.getByLabel('Choice 3', { exact: true })).toBeFocused();
    await sheet.getByRole('button', { name: 'Remove Choice 3' }).click();
    await expect(sheet.getByRole('button', { name: 'Add a choice' })).toBeFocused();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(desk.getByText('Soy and ginger, Chilli crisp')).toBeVisible();

    await desk.getByRole('button', { name: 'Preview' }).click();
    await expect(sheet.getByRole('heading', { name: dumplings })).toBeVisible();
    // No letter stands for the picture that is not there yet.
    expect(await sheet.getByRole('article').getByText(/^\S$/).count()).toBe(0);
    await desk.keyboard.press('Escape');

    const buffer = await desk.screenshot({ type: 'jpeg' });
    await desk.locator('input[type=file]').setInputFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer });
    // It is read, cleaned and measured first, which takes what it takes.
    await expect(desk.getByRole('img', { name: dumplings })).toBeVisible({ timeout: 60_000 });
    await desk.getByRole('checkbox', { name: 'Soybeans' }).check();
    await desk.getByRole('button', { name: 'Preview' }).click();
    await expect(sheet.getByRole('group', { name: /Dip/ }).getByRole('radio').first()).toBeChecked();
    await sheet.getByLabel('In which language?').selectOption('Deutsch');
    await expect(sheet.getByText('Sojabohnen')).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: dumplings })).toBeVisible();
    await expect(desk.getByText('Added the dish')).toBeVisible();
    await expectAccessibleInBothModes(desk);

    const asCustomer = desk.getByRole('link', { name: 'See it as a customer does' });
    const product = (await asCustomer.getAttribute('href')) as string;
    await page.goto(site('kumo', product));
    await hydrated(page);
    await expect(page.getByRole('img', { name: dumplings })).toBeVisible();
    await expect(page.getByText('Soybeans')).toBeVisible();
    const dip = page.getByRole('group', { name: /Dip/ });
    await expect(dip).toContainText('(Required)');
    await expect(dip.getByRole('radio', { name: 'Soy and ginger' })).toBeChecked();
    await dip.getByRole('radio', { name: /Chilli crisp/ }).check();
    const add = page.getByRole('button', { name: /Add to Cart/ });
    await expect(add).toHaveText(/£9\.25$/);
    await add.click();
    await expect(page.getByText(`${dumplings} added to cart!`)).toBeVisible();

    await desk.getByLabel('Price', { exact: true }).fill('9');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Who changed what' })).toContainText(/Price.*£8\.50.*£9\.00/);
    await page.goto(site('kumo', '/cart'));
    const changed = page.getByRole('dialog', { name: 'Your cart has changed' });
    await expect(changed.getByRole('listitem')).toHaveText(`${dumplings}: now £9.75 instead of £9.25.`);

    await desk.getByRole('button', { name: 'Remove from the menu' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(desk.getByRole('region', { name: 'Off the menu' })).toContainText(dumplings);
    watch.allowStatus(404);
    const gone = await page.goto(site('kumo', product));
    expect(gone?.status()).toBe(404);

    await desk.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Options' }).click();
    await desk.getByRole('button', { name: `Edit ${question}` }).click();
    await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(desk.getByRole('heading', { name: `Remove ${question}?` })).toBeVisible();
    await desk.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click();
    await expect(desk.getByText(`${question} was removed.`)).toBeVisible();
    await desk.getByRole('link', { name: 'Edit menu' }).click();
    await removeCategory(desk, category);
  },
);

story(
  'two editors of one dish: the second is told what the first changed, and loses nothing',
  async ({ browser, watchContext, watch }) => {
    const category = ofThisTry('Two Cooks');
    const desk = await openMenu(browser, watchContext);
    await addCategory(desk, category);
    await desk.getByRole('link', { name: `Add a dish to ${category}` }).click();
    await desk.getByLabel('Name', { exact: true }).fill('Draft of a Soup');
    await desk.getByLabel('Price', { exact: true }).fill('5');
    await desk.getByRole('switch', { name: 'On the menu' }).uncheck();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Draft of a Soup' })).toBeVisible();

    const other = await openTablet(browser, 'kumo', watchContext);
    await other.goto(desk.url());
    await other.getByLabel('Price', { exact: true }).fill('7');
    await other.getByRole('textbox', { name: /^Description/ }).fill('Hot and clear');
    await desk.getByLabel('Price', { exact: true }).fill('6');
    await desk.getByLabel('Name', { exact: true }).fill('A Soup');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();

    watch.allowStatus(409);
    await other.getByRole('button', { name: 'Save' }).click();
    const meanwhile = other.getByRole('region', { name: /^Changed by somebody else/ });
    await expect(meanwhile.getByRole('listitem')).toHaveText([
      /Name\s*A Soup\s*taken over/,
      /Price\s*£6\.00\s*Take this/,
    ]);
    await expect(other.getByLabel('Price', { exact: true })).toHaveValue('7');
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('A Soup');
    await expectAccessibleInBothModes(other);
    await meanwhile.getByRole('button', { name: 'Take this: Price' }).click();
    await expect(other.getByLabel('Price', { exact: true })).toHaveValue('6.00');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    await expect(other.getByText('Hot and clear').first()).toBeVisible();
    await desk.getByRole('link', { name: 'All dishes' }).click();
    await removeCategory(desk, category);
  },
);

story('a double click carries a dish two places on, not there and back', async ({ browser, watchContext }) => {
  const desk = await openMenu(browser, watchContext);
  const rows = desk.getByRole('list').filter({ hasText: 'Edamame' }).getByRole('listitem');
  const arrow = (way: string) => rows.getByRole('button', { name: new RegExp(`^Move .* ${way}$`) });
  await desk.getByRole('button', { name: 'Change order' }).click();
  const names = () => arrow('up').evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
  const [first, second, third, ...rest] = await names();
  await arrow('up').nth(2).dblclick();
  await expect.poll(names).toEqual([third, first, second, ...rest]);
  await expect(arrow('down').first()).toBeFocused();
  await arrow('down').first().dblclick();
  await expect.poll(names).toEqual([first, second, third, ...rest]);
});

story('the menu is put in order by keyboard, and found by a word', async ({ page, browser, watchContext }) => {
  const category = ofThisTry('Last of All');
  const desk = await openMenu(browser, watchContext);
  await addCategory(desk, category);
  await desk.getByRole('button', { name: 'Change order' }).click();
  const up = desk.getByRole('button', { name: `Move ${category} up` });
  await up.focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(new RegExp(`^${category} is now number \\d+ of \\d+\\.$`))).toBeAttached();
  await expect(up).toBeFocused();
  await expectAccessibleInBothModes(desk);
  const order = () => desk.getByRole('heading', { level: 2 }).allTextContents();
  const wanted = await order();
  await desk.getByRole('button', { name: 'Done' }).click();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: category })).toBeVisible();
  expect(await order()).toEqual(wanted);

  await desk.getByLabel('Search dishes').fill('edamame');
  await expect(desk.getByRole('listitem').filter({ hasText: 'Edamame' })).toBeVisible();
  await expect(desk.getByRole('heading', { name: category })).toBeHidden();
  await desk.getByLabel('Search dishes').fill('');
  await removeCategory(desk, category);
  await page.goto(site('kumo', '/menu'));
  await expect(page.getByText('Edamame').first()).toBeVisible();
});

story('What has the focus is never behind the buttons of a panel', async ({ browser, watchContext }) => {
  const desk = await openMenu(browser, watchContext);
  await desk.setViewportSize({ width: 1180, height: 420 });
  await desk
    .getByRole('button', { name: /^Edit category/ })
    .first()
    .click();
  const save = desk.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  const isSave = () => save.evaluate((button) => button === document.activeElement);
  for (let fields = 0; !(await isSave()); fields++) {
    expect(fields).toBeLessThan(60);
    await desk.keyboard.press('Tab');
    const hidden = await save.evaluate((button) => {
      const focused = document.activeElement as HTMLElement;
      const foot = (button.parentElement as HTMLElement).getBoundingClientRect();
      return button.parentElement?.contains(focused) || focused.getBoundingClientRect().bottom <= foot.top
        ? null
        : focused.outerHTML;
    });
    expect(hidden).toBeNull();
  }
});

story('a dish is copied by one tap, and the copy waits off the menu', async ({ browser, watchContext }) => {
  const desk = await openMenu(browser, watchContext, 'brasa');
  await desk
    .getByRole('button', { name: /^Copy / })
    .first()
    .click();
  await expect(desk.getByText('The copy is off the menu until you put it there.')).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(/ \(2\)$/);
  await expectAccessibleInBothModes(desk);
});
