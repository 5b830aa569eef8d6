import type { StaffText } from '../../src/contract/staff/staff-texts.ts';
import { dishInput } from '../support/menu-input.ts';
import { openBlank } from './blank-page.ts';
import { addCategory, openMenu, removeCategory } from './edited-menu.ts';
import { staffApi } from './staff-api.ts';
import { expect, expectAccessibleInBothModes, ofThisTry, story } from './story.ts';

// At another restaurant than the stories that put a menu in order, of which no category may go meanwhile.

story(
  'a category speaks eight languages: a machine suggests, and what is written over it stays',
  async ({ page, browser, watchContext }) => {
    const [category, german] = [ofThisTry('Small Sweets'), ofThisTry('Kleine Süßigkeiten')];
    const desk = await openMenu(browser, watchContext, 'brasa');
    await addCategory(desk, category);
    await desk.getByRole('button', { name: `Edit category ${category}` }).click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByRole('button', { name: /^Name: other languages/ }).click();
    await sheet.getByRole('button', { name: 'Suggest Deutsch' }).click();
    await expect(sheet.getByLabel('Name, Deutsch')).toHaveValue(`${category} [en>de]`);
    await expect(sheet.getByLabel('Name, Deutsch')).toBeFocused();
    await sheet.getByLabel('Name, Deutsch').fill(german);
    await sheet.getByRole('button', { name: /^Suggest all/ }).click();
    await expect(sheet.getByLabel('Name, Français')).toHaveValue(`${category} [en>fr]`);
    await expect(sheet.getByLabel('Name, Deutsch')).toHaveValue(german);
    await sheet.getByRole('textbox', { name: 'Description' }).fill('One bite each.');
    await expectAccessibleInBothModes(desk);

    // Closing asks first, and loses nothing when it is told to stay.
    await desk.keyboard.press('Escape');
    await desk.getByRole('dialog').last().getByRole('button', { name: 'Stay' }).click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    // Customers see a category once it has a dish.
    const { categories } = await staffApi(desk, 'GET', '/menu-record');
    const { _id: categoryId } = categories.find((each: { name: StaffText }) => each.name.en?.text === category);
    await staffApi(desk, 'POST', '/products', { ...dishInput(categoryId), isActive: true });
    await openBlank(page, 'brasa');
    const wordsIn = (language: string) =>
      page.evaluate(async (asked) => {
        const answer = await fetch('/api/v1/categories', { headers: { 'accept-language': asked } });
        const { categories } = await answer.json();
        return categories.map((each: { name: string; description: string }) => [each.name, each.description]);
      }, language);
    expect(await wordsIn('en')).toContainEqual([category, 'One bite each.']);
    await expect.poll(() => wordsIn('de')).toContainEqual([german, 'One bite each. [en>de]']);
    await expect.poll(() => wordsIn('fr')).toContainEqual([`${category} [en>fr]`, 'One bite each. [en>fr]']);
    // The page does not know of the dish, which came by the API.
    await desk.reload();
    await removeCategory(desk, category);
  },
);

story(
  'a category that somebody else changed is not removed; what they changed is told, and saving goes on from there',
  async ({ browser, watchContext, watch }) => {
    const [category, better] = [ofThisTry('Late Plates'), ofThisTry('Later Plates')];
    const desk = await openMenu(browser, watchContext, 'brasa');
    await addCategory(desk, category);
    const { categories } = await staffApi(desk, 'GET', '/menu-record');
    const { _id, version } = categories.find((each: { name: StaffText }) => each.name.en?.text === category);
    await desk.getByRole('button', { name: `Edit category ${category}` }).click();
    const sheet = desk.getByRole('dialog').first();
    await sheet.getByLabel('Name', { exact: true }).fill(better);
    await staffApi(desk, 'PUT', `/categories/${_id}`, {
      name: { en: category },
      isActive: false,
      expectedVersion: version,
    });

    watch.allowStatus(409);
    await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
    const question = desk.getByRole('dialog', { name: `Remove ${category}?` });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(question.getByText(/^Somebody else changed this meanwhile/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet.getByRole('region', { name: /^Changed by somebody else/ })).toContainText('taken over');
    await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue(better);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    await removeCategory(desk, better);
  },
);

story(
  'a category whose answer was lost is saved again, also with other words: there is one',
  async ({ browser, watch, watchContext }) => {
    const [name, better] = [ofThisTry('Lost and Found'), ofThisTry('Found Again')];
    const desk = await openMenu(browser, watchContext, 'brasa');
    watch.allowFailures();
    watch.allowStatus(409);
    const loseAnswer = () =>
      desk.route(
        '**/api/v1/staff/categories',
        async (route) => {
          // Names below localhost resolve in browsers; Playwright's own client asks the server by its address.
          const url = route.request().url().replace('brasa.localhost', '127.0.0.1');
          const headers = { ...(await route.request().allHeaders()), host: new URL(desk.url()).host };
          expect((await route.fetch({ url, headers })).status()).toBe(201);
          await route.abort();
        },
        { times: 1 },
      );
    const sheet = desk.getByRole('dialog');
    const save = sheet.getByRole('button', { name: 'Save' });
    await loseAnswer();
    await desk.getByRole('button', { name: 'Add a category' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill(name);
    await save.click();
    await expect(sheet.getByRole('alert')).toBeVisible();
    await save.click();
    await expect(desk.getByRole('heading', { name })).toHaveCount(1);
    await removeCategory(desk, name);

    await loseAnswer();
    await desk.getByRole('button', { name: 'Add a category' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill(name);
    await save.click();
    await expect(sheet.getByRole('alert')).toBeVisible();
    await sheet.getByLabel('Name', { exact: true }).fill(better);
    await save.click();
    await expect(sheet.getByRole('region', { name: /^Changed by somebody else/ })).toContainText(name);
    await save.click();
    await expect(desk.getByRole('heading', { name: better })).toHaveCount(1);
    await expect(desk.getByRole('heading', { name })).toHaveCount(0);
    await removeCategory(desk, better);
  },
);
