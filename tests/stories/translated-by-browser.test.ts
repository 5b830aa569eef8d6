import type { Page } from '@playwright/test';
import { confirmation, placeOrder, visitWithCart } from './checkout-visit.ts';
import { openAsOwner } from './owner.ts';
import { expect, hydrated, site, story } from './story.ts';
import { translateTexts } from './translate-texts.ts';

/** Opens an address, and translates the page that comes. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(site('brasa', path));
  await hydrated(page);
  await translateTexts(page);
}

/** Does something on the page and waits until it shows, with all texts translated before and after. */
async function translated(page: Page, act: () => Promise<unknown>): Promise<void> {
  await translateTexts(page);
  await act();
  await translateTexts(page);
}

for (const width of [390, 1440]) {
  story(
    `somebody whose browser translates pages orders dinner at ${width} px`,
    async ({ page, browser, watchContext }) => {
      await page.setViewportSize({ width, height: 900 });
      page.setDefaultTimeout(10_000);
      const step = (act: () => Promise<unknown>) => translated(page, act);
      const main = page.getByRole('main');
      const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

      await visitWithCart(page, 'brasa');
      await openTranslated(page, '/');
      await step(async () => {
        await main.getByRole('link', { name: 'Order now' }).first().click();
        await expect(heading('Menu')).toBeVisible();
      });

      await step(async () => {
        await page.getByRole('searchbox').fill('piri');
        await expect(main.getByRole('link', { name: /Piri-Piri Chicken/ }).first()).toBeVisible();
      });
      await step(async () => {
        await page.getByRole('searchbox').fill('zzzz');
        await expect(main.getByRole('link', { name: /Piri-Piri Chicken/ })).toHaveCount(0);
      });
      await step(() => page.getByRole('searchbox').fill(''));
      await step(async () => {
        await main
          .getByRole('link', { name: /Piri-Piri Chicken/ })
          .first()
          .click();
        await expect(heading(/Piri-Piri/)).toBeVisible();
      });

      await step(() => page.getByRole('button', { name: /Add to Cart/ }).click());
      for (const group of await page
        .getByRole('group')
        .filter({ has: page.getByRole('radio') })
        .all()) {
        await step(() => group.getByRole('radio').first().check({ force: true }));
      }
      await step(() => page.getByRole('button', { name: 'One more' }).click());
      await step(async () => {
        await page.getByRole('button', { name: /Add to Cart/ }).click();
        await expect(page.getByText(/added to cart/)).toBeVisible();
      });

      await openTranslated(page, '/cart');
      await expect(page.getByRole('heading', { name: 'Your Shopping Cart' })).toBeVisible();
      await step(() =>
        main
          .getByRole('button', { name: /^One more/ })
          .first()
          .click(),
      );
      await step(() =>
        main
          .getByRole('button', { name: /^One fewer/ })
          .first()
          .click(),
      );
      await step(async () => {
        await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
        await expect(heading('Checkout')).toBeVisible();
      });

      await step(() => main.getByRole('radio', { name: 'Pickup' }).check());
      await step(() => main.getByRole('radio', { name: 'Delivery', exact: true }).check());
      const asap = main.getByRole('switch', { name: 'As soon as possible' });
      await step(() => asap.uncheck());
      await step(async () => {
        await expect(main.getByText('Schedule for', { exact: true })).toBeVisible();
        await asap.check();
      });
      await step(async () => {
        await placeOrder(page).click();
        await expect(confirmation(page)).toBeVisible();
      });
      const orderNumber = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await confirmation(page).textContent()) ?? '')?.[0] as string;
      await step(async () => {
        await confirmation(page).getByRole('button', { name: 'Track My Order' }).click();
        await expect(heading('Your Order History')).toBeVisible();
      });
      await step(async () => {
        await page
          .getByRole('link', { name: new RegExp(orderNumber) })
          .first()
          .click();
        await expect(heading(`Order #${orderNumber}`)).toBeVisible();
      });

      const owner = await openAsOwner(browser, 'brasa', watchContext);
      for (const status of ['Confirmed', 'Preparing', 'Out for Delivery', 'Delivered']) {
        await step(async () => {
          await owner.move(orderNumber, status, { notes: `Now: ${status}` });
          await expect(main.getByText(`Now: ${status}`)).toBeVisible();
        });
      }
      await expect(main.getByText('Enjoy your meal!', { exact: true }).first()).toBeVisible();
    },
  );
}
