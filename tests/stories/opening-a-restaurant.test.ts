import { newCredentials, signInNewCustomer } from './new-customer.ts';
import { operatorsLink } from './operators-link.ts';
import { placeOrder } from './place-order.ts';
import { fillSignIn } from './sign-in.ts';
import { cardOf } from './staff-tablet.ts';
import { expect, expectAccessible, expectAccessibleInBothModes, site, story } from './story.ts';

// The steps of docs/opening-a-restaurant.md, one after the other.
story(
  'a restaurant comes into being, from the operator’s link to its first order',
  async ({ page, browser, watch, watchContext }) => {
    story.setTimeout(300_000);
    watch.allowStatus(422);
    watch.allowStatus(404);
    const slug = `casa-${Date.now().toString(36)}`;
    const owner = newCredentials();
    const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
    watchContext(context);
    const desk = await context.newPage();

    // 1. The operator's link. 2. The form.
    const link = await operatorsLink();
    await desk.goto(link);
    await expect(desk.getByRole('heading', { name: 'Open your restaurant' })).toBeVisible();
    await desk.getByRole('button', { name: 'Open the restaurant' }).click();
    await expect(desk.getByText('Please check the marked fields.')).toBeVisible();
    await expectAccessible(desk);
    for (const [label, value] of [
      ['Name', slug],
      ['Street and number', '1 New Street'],
      ['Postcode', 'N1 1AA'],
      ['City', 'London'],
      ['Country', 'United Kingdom'],
      ['Phone for customers', '+44 20 7946 0000'],
      ['Your name', 'Nova Silva'],
      ['Your email address', owner.email],
      ['Password', owner.password],
    ] as const) {
      await desk.getByLabel(label, { exact: true }).fill(value);
    }
    // The short name is made from the name, until somebody writes another.
    await expect(desk.getByLabel('Short name for addresses')).toHaveValue(slug);
    await desk.getByLabel('Name', { exact: true }).fill('Casa Nova');
    await desk.getByLabel('Short name for addresses').fill(slug);
    await desk.getByLabel('Currency').selectOption('GBP');
    await desk.getByLabel('Time zone').fill('London');
    await desk.getByRole('button', { name: 'Open the restaurant' }).click();
    await expect(desk.getByRole('heading', { name: 'Casa Nova has its own site' })).toBeVisible();

    // 3. Sign in.
    await desk.getByRole('link', { name: 'Go to sign-in' }).click();
    await expect(desk.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    await fillSignIn(desk, owner);

    // The board has no orders, and says what leads to one.
    const steps = desk.getByRole('region', { name: 'Not open yet' });
    await expect(steps.getByText('0 of 10 done')).toBeVisible();
    await expectAccessibleInBothModes(desk);

    // 4. The hours: open all day, every day.
    await steps.getByRole('link', { name: 'Say when you are open' }).click();
    await desk.getByRole('switch', { name: 'Monday' }).check();
    await desk.getByLabel('Monday, from').fill('00:00');
    await desk.getByLabel('Monday, to').fill('00:00');
    await desk.getByRole('button', { name: 'Monday: copy to other days' }).click();
    await desk.getByRole('checkbox', { name: 'All other days' }).check();
    await desk.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();

    // 5. Delivery.
    await desk
      .getByRole('navigation', { name: 'Restaurant' })
      .getByRole('link', { name: 'Delivery', exact: true })
      .click();
    await desk.getByRole('switch', { name: 'We deliver' }).check();
    await desk.getByLabel('Delivery fee').fill('2.50');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Unsaved changes')).toBeHidden();

    // 6. The first category and dish.
    await desk.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Orders' }).click();
    // Where they deliver, nobody has said yet.
    await expect(steps.getByText('1 of 10 done')).toBeVisible();
    await expect(steps.getByRole('listitem').filter({ hasText: 'Say when you are open' })).toContainText('Done');
    await steps.getByRole('link', { name: 'Add a cover picture' }).click();
    await expect(desk.getByRole('heading', { name: 'Cover picture' })).toBeInViewport();
    await desk.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Orders' }).click();
    await steps.getByRole('link', { name: 'Begin your menu' }).click();
    await desk.getByRole('button', { name: /^My own menu/ }).click();
    await desk.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Pizzas');
    await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await desk.getByRole('link', { name: 'Add a dish to Pizzas' }).click();
    await desk.getByLabel('Name', { exact: true }).fill('Margherita');
    await desk.getByLabel('Price', { exact: true }).fill('9.50');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Margherita' })).toBeVisible();

    // 7. The first order, as a customer.
    await signInNewCustomer(page, slug);
    await page.goto(site(slug));
    await expect(page.getByRole('heading', { name: 'Casa Nova' }).first()).toBeVisible();
    await expect(page.getByText('Opening soon').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    // The owner's decision.
    await desk.goto(site(slug, '/staff/restaurant'));
    await steps.getByRole('button', { name: 'Open' }).click();
    await expect(desk.getByText('Open for orders. Share your address.')).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Before your first order' })).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await page.goto(site(slug));
    // Without a picture there is none, and no frame of a missing one.
    await expect(page.locator('img:not([src])')).toHaveCount(0);
    // Nor stars where nobody has rated it.
    await expect(page.getByRole('link', { name: /^Rated/ })).toHaveCount(0);
    await page.goto(site(slug, '/menu'));
    await expect(page.getByRole('heading', { name: 'Margherita' }).first()).toBeVisible();
    const order = await placeOrder(page);
    await desk.goto(site(slug, '/staff'));
    await expect(cardOf(desk, order.number)).toBeVisible();
    await expect(steps).toBeHidden();

    // What the law demands and nobody has filled in stays in view.
    await desk.goto(site(slug, '/staff/restaurant'));
    const needs = desk.getByRole('region', { name: 'Needs somebody' });
    await expect(needs.getByRole('link', { name: 'Say who runs the restaurant' })).toBeVisible();

    // The link opens one restaurant, once.
    await desk.goto(link);
    await expect(desk.getByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible();
  },
);
