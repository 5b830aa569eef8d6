import { openMenu } from './edited-menu.ts';
import { expect, expectAccessibleInBothModes, ofThisTry, story } from './story.ts';

story(
  'a spreadsheet becomes dishes after a look at the draft, and is taken back',
  async ({ browser, watchContext }) => {
    const [category, soup] = [ofThisTry('Imported'), ofThisTry('Barley Soup')];
    const desk = await openMenu(browser, watchContext);
    await desk.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Import a menu' })).toBeVisible();
    await expectAccessibleInBothModes(desk);

    const lines = [
      'Kategorie;Nr.;Name;Preis;Klein;Groß;Allergene;Kann enthalten',
      `${category};7a;${soup};;4,50;6,00;L, G;Schalenfrüchte`,
      `${category};;;3;;;;`,
    ];
    const file = { name: 'suppen.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'latin1') };
    await desk.locator('input[type=file]').setInputFiles(file);
    await expect(desk.getByRole('heading', { name: 'What suppen.csv would change' })).toBeFocused();
    await expect(desk.getByText('Row 3:')).toBeVisible();
    await expect(desk.getByText('This row has no name.')).toBeVisible();
    await expect(desk.getByText(soup).first()).toBeVisible();
    // Letters that the file does not explain mean what somebody says they mean here.
    const codes = desk.getByRole('heading', { name: 'Codes without a legend' });
    await expect(codes).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.getByRole('button', { name: 'They mean this here: read again' }).press('Enter');
    await expect(codes).toBeHidden();
    await expect(desk.getByRole('heading', { name: 'What suppen.csv would change' })).toBeFocused();
    await expect(desk.getByText('Celery, Milk')).toBeVisible();
    await expectAccessibleInBothModes(desk);

    await desk.getByRole('button', { name: 'Put it on the menu' }).press('Enter');
    await expect(desk.getByText('The menu is in.')).toBeVisible();
    const menu = () => desk.evaluate(async () => (await fetch('/api/v1/products?limit=200')).text());
    expect(await menu()).toContain(soup);

    await desk.getByRole('button', { name: 'Take back' }).first().click();
    await expect(desk.getByText('The menu is as it was.')).toBeVisible();
    expect(await menu()).not.toContain(soup);
  },
);
