import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

story('a visitor reads who cooks, and goes on to the menu', async ({ page }) => {
  await page.goto(site('forno-vesta', '/about'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'About Forno Vesta' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Logo of Forno Vesta' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.getByRole('link', { name: 'View menu' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
});

story('the story is told in the reader’s language', async ({ page }) => {
  const textIn = async (language: string) => {
    await page.goto(site('forno-vesta', `/about?lang=${language}`));
    return page.getByRole('main').innerText();
  };
  const english = (await textIn('en')).split('\n').filter((line) => line.length > 60);
  expect(english.length).toBeGreaterThan(3);
  for (const language of ['de', 'ja']) {
    const text = await textIn(language);
    for (const line of english) expect(text).not.toContain(line);
  }
});
