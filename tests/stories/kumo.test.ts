import { CUSTOMER, expect, expectAccessible, hydrated, site, story } from './story.ts';

story('Kumo on its own domain takes an order for pickup and shows nothing of Forno Vesta', async ({ page }) => {
  const idsAt = async (slug: string): Promise<string[]> => {
    await page.goto(site(slug, '/menu'));
    const { products } = await page.evaluate(() => fetch('/api/v1/products').then((answer) => answer.json()));
    return products.map(({ _id }: { _id: string }) => _id);
  };
  const foreignIds = await idsAt('forno-vesta');
  const own = await idsAt('kumo');
  expect(own.some((id) => foreignIds.includes(id))).toBe(false);

  const seen: string[] = [];
  page.on('response', async (response) => {
    if (/json|html/.test(response.headers()['content-type'] ?? '')) seen.push(await response.text().catch(() => ''));
  });

  await page.goto(site('kumo', '/menu'));
  await hydrated(page);
  await expect(page).toHaveTitle(/Kumo Ramen/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Edamame/ })
    .first()
    .click();
  await expect(page.getByText(/added to cart/).first()).toBeVisible();
  await page.goto(site('kumo', '/auth/login?redirect=/checkout'));
  await page.getByLabel('Email').fill(CUSTOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page.getByText('This restaurant currently only offers pickup.')).toBeVisible();
  // Open or closed, whatever the time is: a later slot can always be chosen.
  const asap = page.getByRole('switch', { name: 'As soon as possible' });
  if (await asap.isChecked()) await asap.uncheck();
  await page
    .locator('label', { has: page.locator('input[name=scheduledAt]') })
    .last()
    .click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Track My Order' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Track My Order' }).click();
  await expect(page.getByRole('main').locator('a[href^="/orders/"]').first()).toBeVisible();

  expect(await page.locator('body').textContent()).not.toMatch(/Forno Vesta|Brasa/);
  for (const text of seen) {
    expect(text).not.toContain('Forno Vesta');
    for (const id of foreignIds) expect(text.includes(id)).toBe(false);
  }

  // The same browser on the other site: no cart and no sign-in came along.
  await page.goto(site('forno-vesta', '/cart'));
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});
