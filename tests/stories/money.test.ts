import { open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { cardIn, openDesk, openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, story } from './story.ts';

/** The demo's restaurant that takes cards, at every hour. */
const TAKES_CARDS = 'brasa';

story(
  'an owner offers tips and asks about missing dishes; a tipped order says so on the board, on its paper and in the figures',
  async ({ page, browser, watchContext }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    const desk = await openDesk(browser, TAKES_CARDS, '/staff/restaurant/fees', watchContext);
    await desk.getByLabel('Offer tips').check();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    await desk.goto(desk.url().replace('/fees', '/times'));
    const asks = desk.getByLabel('Ask customers at checkout');
    await asks.check();
    await expect(asks).toBeEnabled();
    await expectAccessibleInBothModes(desk);

    await visitWithCart(page, TAKES_CARDS);
    await open(page, TAKES_CARDS, '/checkout');
    await page.getByRole('radio', { name: 'Pickup' }).check();
    await page.getByRole('radio', { name: 'Card or wallet' }).check();
    await page
      .getByRole('combobox', { name: /^\d+ × / })
      .first()
      .selectOption('Replace it');
    await page.getByRole('radio', { name: /^10%/ }).check();
    await expectAccessibleInBothModes(page);
    await placeOrder(page).click();
    await page.getByRole('button', { name: 'Pay with Visa 4242' }).click();
    await expect(page.getByText('Pending Confirmation').first()).toBeVisible();
    await expect(page.getByText('If missing: replace it')).toBeVisible();
    await expectAccessibleInBothModes(page);
    const number = /#(\S+)/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[1] ?? '';

    // Whatever page is open, new orders are announced in words.
    await expect(desk.getByRole('status').filter({ hasText: `New order ${number} from` })).toBeAttached();

    const tablet = await openTablet(browser, TAKES_CARDS, watchContext);
    await expect(await cardIn(tablet, 'New', number)).toBeVisible();
    await tablet.getByRole('button', { name: number }).click();
    await expect(tablet.getByRole('dialog').getByText('Tip', { exact: true })).toBeVisible();
    await expect(tablet.getByRole('dialog').getByText('If missing: replace it')).toBeVisible();
    await tablet.getByRole('button', { name: 'Take something out' }).click();
    await expect(tablet.getByRole('dialog').last().getByText('If missing: replace it')).toBeVisible();
    await expectAccessibleInBothModes(tablet);

    await desk.goto(desk.url().replace('/times', '/figures'));
    await expect(desk.getByText('Besides the revenue')).toBeVisible();
    await expectAccessibleInBothModes(desk);
  },
);
