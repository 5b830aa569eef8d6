import type { Page } from '@playwright/test';
import type { Order } from '../../src/contract/orders.ts';
import { receiptDocument } from '../../src/contract/receipt-document.ts';
import type { Restaurant } from '../../src/contract/restaurants.ts';
import { LEGAL } from '../support/receipt-facts.ts';
import { MANY_FIGURES } from './brands.ts';
import { open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { signIn } from './sign-in.ts';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
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

story(
  'fees and tax stand beside their amounts, and a tip is given by card',
  async ({ browser, page, watchContext }) => {
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
          return {
            name: name.textContent,
            isBeside: one && other && other.left >= one.right && other.top < one.bottom,
          };
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

    // Handed over and a part given back, every fact of its receipt and credit note stands on its page.
    const desk = await openDesk(browser, MANY_FIGURES, '/staff/restaurant', watchContext);
    const { open: onBoard } = await staffApi(desk, 'GET', '/board');
    const { _id: id } = onBoard[0];
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'])
      await staffApi(desk, 'PATCH', `/orders/${id}/status`, { status });
    const stored = () => fetched<{ order: Order }>(page, `/orders/${id}`).then(({ order }) => order);
    await expect.poll(async () => (await stored()).paymentDetails.paymentStatus).toBe('Paid');
    await staffApi(desk, 'POST', `/orders/${id}/refunds`, { amount: 1, refunded: 0, reason: 'Cold.' });
    await page.reload();
    const { data: restaurant } = await fetched<{ data: Restaurant }>(page, `/restaurants/public/${MANY_FIGURES}`);
    const document = receiptDocument(await stored(), restaurant);
    const receipt = main.getByRole('region', { name: /^Receipt/ });
    const money = (amount: number) => `€${amount.toFixed(2)}`;
    const back = (amount: number) => `−${money(amount)}`;
    const ofRates = (sums: typeof document.rates, say: (amount: number) => string) =>
      sums.flatMap(({ letter, percent, net, tax, gross }) => [`${letter} ${percent}%`, ...[net, tax, gross].map(say)]);
    expect([document.creditNotes.length, document.rates.length]).toEqual([1, 1]);
    for (const fact of [
      ...[document.seller.company, document.seller.address, document.seller.taxNumber, document.orderNumber],
      ...document.lines.flatMap(({ quantity, name, letters, amount }) => [
        `${quantity} × ${name} ${letters}`,
        money(amount),
      ]),
      ...document.fees.flatMap(({ letters, amount }) => [letters, money(amount)]),
      ...ofRates(document.rates, money),
      ...[document.total, document.tip].map(money),
      ...document.creditNotes.flatMap(({ number, amount, sums }) => [number, back(amount), ...ofRates(sums, back)]),
    ])
      await expect(receipt).toContainText(fact);
    await expectAccessibleInBothModes(page);
  },
);

/** What the API answers to whoever is signed in on the page. */
function fetched<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (address) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return (await fetch(`/api/v1${address}`, { headers })).json();
  }, path);
}
