import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

for (const slug of ['forno-vesta', 'kumo']) {
  story(`The legal texts of ${slug} are complete and name its own details`, async ({ page }) => {
    for (const path of ['/terms', '/privacy']) {
      await page.goto(site(slug, path));
      await hydrated(page);
      const { data } = await page.evaluate(() => fetch('/api/v1/restaurants/public/-').then((answer) => answer.json()));
      const { name, contact, address } = data.restaurant;
      const main = page.getByRole('main');
      await expect(main.getByText('Last Updated: 26 May 2025')).toBeVisible();
      for (const detail of [name, contact.email, contact.phone, address.city]) await expect(main).toContainText(detail);
      const contents = await main.getByRole('navigation', { name: 'Contents' }).getByRole('link').allTextContents();
      expect(contents.length).toBeGreaterThan(10);
      for (const part of contents) await expect(main.getByRole('heading', { level: 2, name: part })).toBeVisible();
      await expectAccessibleInBothModes(page);
    }
    await page.goto(site(slug, '/terms'));
    for (const rule of [
      /at least 18 years old, or have the consent of a parent or guardian/,
      /All prices are in GBP .* and include VAT/,
      /does not mean that we have accepted/,
      /dispatched for delivery or is ready for collection/,
      /governed by the law of England and Wales/,
    ])
      await expect(page.getByRole('main')).toContainText(rule);
  });
}
