import { confirmation, open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { signInNewCustomer } from './new-customer.ts';
import { expect, story } from './story.ts';

story('an address typed at checkout is kept with the order, and not by Enter', async ({ page }) => {
  await signInNewCustomer(page, 'brasa');
  await visitWithCart(page, 'brasa', { isCustomer: false });
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/users/me/addresses')) saves.push(request.url());
  });
  await open(page, 'brasa', '/checkout');
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await page.getByLabel('Street').fill('Rua Garrett 12');
  // Portuguese write the postcode before the town.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await page.keyboard.type('1200-203');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('City')).toBeFocused();
  await page.keyboard.type('Lisboa');
  await page.keyboard.press('Enter');
  await page.getByLabel('Contact phone').fill('+351 912 345 678');
  await expect(page.getByRole('switch', { name: 'Save this number and address to my profile' })).toBeChecked();
  expect(saves).toEqual([]);
  await placeOrder(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect.poll(() => saves).toHaveLength(1);

  await visitWithCart(page, 'brasa', { isCustomer: false });
  await open(page, 'brasa', '/checkout');
  await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await expect(page.getByText('Rua Garrett 12, 1200-203 Lisboa')).toBeVisible();
});

story('an address that was found becomes one line, which opens again', async ({ page }) => {
  await signInNewCustomer(page, 'brasa');
  await visitWithCart(page, 'brasa', { isCustomer: false });
  const found = { placePrediction: { text: { text: 'Rua Garrett 12, Lisboa' }, placeId: 'garrett' } };
  await page.route(/address\/autocomplete/, (route) =>
    route.fulfill({ json: { data: { suggestions: [found], attribution: '' } } }),
  );
  await page.route(/address\/details/, (route) =>
    route.fulfill({
      json: {
        data: {
          ...{ street: 'Rua Garrett 12', city: 'Lisboa', postcode: '1200-203', country: 'Portugal' },
          ...{ latitude: 38.7107, longitude: -9.1406, placeId: 'garrett' },
        },
      },
    }),
  );
  await open(page, 'brasa', '/checkout');
  await page.getByRole('combobox', { name: /address/i }).fill('Rua Garr');
  await page.getByRole('option').first().click();
  await expect(page.getByText('Rua Garrett 12, 1200-203 Lisboa')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change', description: 'Rua Garrett 12, 1200-203 Lisboa' });
  await expect(change).toBeFocused();
  await expect(page.getByLabel('Street')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /address/i })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/note/i).first()).toBeFocused();
  await change.press('Enter');
  await expect(page.getByLabel('Street')).toBeFocused();
  await expect(page.getByLabel('Street')).toHaveValue('Rua Garrett 12');
});
