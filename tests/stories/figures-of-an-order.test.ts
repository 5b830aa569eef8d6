import { LEGAL } from '../support/receipt-facts.ts';
import { MANY_FIGURES } from './brands.ts';
import { open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { signIn } from './sign-in.ts';
import { staffApi } from './staff-api.ts';
import { expect, expectAccessibleInBothModes, OWNER, story } from './story.ts';

const BAG = { name: 'bagFee', amount: 0.3, orderType: null, below: null, taxClass: 'standard' };
const TAXES = {
  isIncluded: true,
  label: 'IVA',
  bundles: 'split',
  delivery: 'goods',
  rates: [{ taxClass: 'standard', orderType: null, percent: 23, from: null }],
  receipts: 'receipt',
  preset: null,
};

story('fees and tax stand beside their amounts, and a tip is given by card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, MANY_FIGURES, OWNER);
  await staffApi(page, 'PUT', '/legal', LEGAL);
  await staffApi(page, 'PUT', '/taxes', TAXES);
  await staffApi(page, 'PUT', '/payment-account', { provider: 'simulator' });
  await staffApi(page, 'PUT', '/fees', { fees: [BAG], tips: { percentages: [10], to: 'team' } });

  await visitWithCart(page, MANY_FIGURES);
  const main = page.getByRole('main');
  await open(page, MANY_FIGURES, '/menu');
  await expect(main.getByText('All prices incl. IVA')).toBeVisible();
  await open(page, MANY_FIGURES, '/cart');
  await expect(main.getByText('€0.30')).toBeVisible();
  const beside = () =>
    main.locator('dl dt').evaluateAll((names) =>
      names.map((name) => {
        const [one, other] = [name, name.nextElementSibling as Element].map((each) => each.getBoundingClientRect());
        return { name: name.textContent, isBeside: one && other && other.left >= one.right && other.top < one.bottom };
      }),
    );
  const apart = async () => (await beside()).filter(({ isBeside }) => !isBeside);
  expect(await apart()).toEqual([]);
  await expectAccessibleInBothModes(page);

  await open(page, MANY_FIGURES, '/checkout');
  await expect(main.getByText(/Includes IVA/)).toBeVisible();
  await expect(main.getByText('€0.30')).toBeVisible();
  expect(await apart()).toEqual([]);
  await expectAccessibleInBothModes(page);

  // Who pays online may tip: nothing is chosen for them.
  await page.getByRole('radio', { name: 'Pickup' }).check();
  await expect(page.getByRole('radio', { name: 'No tip' })).toBeHidden();
  await page.getByRole('radio', { name: 'Card or wallet' }).check();
  const tips = page.getByRole('group', { name: /goes to the team/ });
  await expect(tips.getByRole('radio', { name: 'No tip' })).toBeVisible();
  await expect(tips.locator('input:checked')).toHaveCount(0);
  await tips.getByRole('radio', { name: '10%' }).check();
  await expect(main.getByText('Tip', { exact: true })).toBeVisible();
  // Until the other amount is said, there is no tip: not the one that was chosen before.
  await tips.getByRole('radio', { name: 'Another amount' }).check();
  await expect(main.getByText('Tip', { exact: true })).toBeHidden();
  const amount = tips.getByRole('textbox');
  await amount.fill('much');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBothModes(page);
  await amount.fill('1.25');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  // Whoever looks at another way to pay finds it again.
  await page.getByRole('radio', { name: 'Cash', exact: true }).check();
  await expect(tips).toBeHidden();
  await page.getByRole('radio', { name: 'Card or wallet' }).check();
  await expect(amount).toHaveValue('1.25');
  expect(await apart()).toEqual([]);
  await placeOrder(page).click();
  await page.getByRole('button', { name: 'Pay with Visa 4242' }).click();
  await expect(page.getByText('Pending Confirmation').first()).toBeVisible();
  await expect(main.getByText('€1.25')).toBeVisible();
  await expectAccessibleInBothModes(page);
});
