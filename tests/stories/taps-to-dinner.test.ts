import type { Page } from '@playwright/test';
import { openBlank } from './blank-page.ts';
import { confirmation, open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { fillInGuest } from './fill-in-guest.ts';
import { openAsOwner } from './owner.ts';
import { fillSignIn } from './sign-in.ts';
import { expect, site, story } from './story.ts';

/** Needs no choice; three of them are enough for a delivery. */
const DISH = 'Pastéis de Bacalhau';

interface Effort {
  taps: number;
  fields: number;
}

/**
 * At most so much from the landing page to the placed order. The demo's customer has a saved address and number. It offers delivery
 * first, so that pickup costs a tap more.
 */
const WAYS: { who: 'guest' | 'customer'; type: 'Pickup' | 'Delivery'; most: Effort }[] = [
  { who: 'guest', type: 'Pickup', most: { taps: 9, fields: 3 } },
  { who: 'guest', type: 'Delivery', most: { taps: 8, fields: 6 } },
  { who: 'customer', type: 'Pickup', most: { taps: 9, fields: 2 } },
  { who: 'customer', type: 'Delivery', most: { taps: 8, fields: 2 } },
];

for (const { who, type, most } of WAYS) {
  story(
    `from the landing page a ${who} orders for ${type.toLowerCase()} with few taps and fields`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openBlank(page, 'brasa');
      await page.addInitScript(countEffort);
      await open(page, 'brasa', '/');
      await page.getByRole('link', { name: 'Full menu' }).first().click();
      const add = page
        .getByRole('main')
        .getByRole('button', { name: `Add ${DISH} to cart` })
        .last();
      for (let count = 1; count <= 3; count++) {
        await add.first().click();
        await expect(page.getByRole('link', { name: `Cart, ${count} ` }).first()).toBeVisible();
      }
      await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first().click();
      await page.getByRole('link', { name: 'Proceed to Checkout' }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(site('brasa', '/auth/login?redirect=/checkout'));
      const before = await effortOf(page);
      if (who === 'guest') await page.getByRole('button', { name: 'Order as a guest' }).click();
      else await fillSignIn(page);
      if (type === 'Pickup') await page.getByRole('radio', { name: 'Pickup', exact: true }).check();
      if (who === 'guest') await fillInGuest(page);
      if (who === 'guest' && type === 'Delivery') {
        const fields = { Street: 'Rua Garrett 12', City: 'Lisboa', Postcode: '1200-203' };
        for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
      }
      await placeOrder(page).click();
      await expect(confirmation(page)).toBeVisible();
      const { taps, fields } = await effortOf(page);
      story.info().annotations.push({ type: `${who}, ${type}`, description: `${taps} taps, ${fields} fields` });
      expect(taps).toBeLessThanOrEqual(most.taps);
      expect(fields).toBeLessThanOrEqual(most.fields);
      if (who === 'guest') {
        // From the login page on: as a guest, pickup, place.
        expect(taps - before.taps).toBeLessThanOrEqual(3);
      }
    },
  );
}

story(
  'a guest who was here before has the same again with one tap, and orders it with two more',
  async ({ page, browser, watchContext }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitWithCart(page, 'brasa', { isCustomer: false });
    await open(page, 'brasa', '/auth/login?redirect=/checkout');
    await page.getByRole('button', { name: 'Order as a guest' }).click();
    await page.getByRole('radio', { name: 'Pickup', exact: true }).check();
    await fillInGuest(page);
    await placeOrder(page).click();
    const number = /#(\S+)/.exec(await confirmation(page).getByRole('heading').innerText())?.[1] ?? '';
    const owner = await openAsOwner(browser, 'brasa', watchContext);
    await owner.handOver(number);
    await owner.close();

    await page.addInitScript(countEffort);
    await open(page, 'brasa', '/');
    await page
      .getByRole('complementary', { name: 'Last time' })
      .getByRole('button', { name: /^Reorder/ })
      .click();
    await expect(page).toHaveURL(site('brasa', '/cart'));
    expect(await effortOf(page)).toEqual({ taps: 1, fields: 0 });
    await page.getByRole('link', { name: 'Proceed to Checkout' }).filter({ visible: true }).first().click();
    await placeOrder(page).click();
    await expect(confirmation(page)).toBeVisible();
    const { taps, fields } = await effortOf(page);
    story.info().annotations.push({ type: 'guest, again', description: `${taps} taps, ${fields} fields` });
    expect({ taps, fields }).toEqual({ taps: 3, fields: 0 });
  },
);

function effortOf(page: Page): Promise<Effort> {
  return page.evaluate(() => {
    const { taps, names } = JSON.parse(sessionStorage.getItem('effort') ?? '{"taps":0,"names":[]}');
    return { taps, fields: names.length };
  });
}

/** Counts what a hand does, over all pages of the visit. A tap into a field that is then filled in is part of filling it in. */
function countEffort(): void {
  const note = (change: (noted: { taps: number; names: string[] }) => void) => {
    const noted = JSON.parse(sessionStorage.getItem('effort') ?? '{"taps":0,"names":[]}');
    change(noted);
    sessionStorage.setItem('effort', JSON.stringify(noted));
  };
  const isTyped = (target: Element) => target.matches('input:not([type=radio], [type=checkbox]), textarea');
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      // A label's click is followed by one of its input.
      const control = target instanceof Element && target.closest('a, button, input, textarea');
      if (isTrusted && control && !isTyped(control)) note((noted) => noted.taps++);
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && isTyped(target)) {
        note(({ names }) => names.includes(target.name) || names.push(target.name));
      }
    },
    true,
  );
}
