import { OTHERS_DELIVER, PAID_AHEAD } from './brands.ts';
import { placeManyOrders } from './place-many-orders.ts';
import { signIn } from './sign-in.ts';
import { staffApi } from './staff-api.ts';
import { openDesk, openLane, openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story(
  'an owner connects Uber Direct; the board asks it, hands an order over and calls it back, and its guest sees who brings it',
  async ({ page, browser, watch, watchContext }) => {
    story.setTimeout(90_000);
    watch.allowStatus(409);
    const desk = await openDesk(browser, OTHERS_DELIVER, '/staff/restaurant/webhooks', watchContext);
    // What an earlier try left.
    await staffApi(desk, 'DELETE', '/delivery-services/uber_direct');
    await desk.reload();
    await desk.getByRole('button', { name: 'Connect Uber Direct' }).press('Enter');
    const form = desk.getByRole('dialog', { name: 'Connect Uber Direct' });
    await form.getByLabel('Customer ID').fill('cus_trattoria');
    await form.getByLabel('Client ID').fill('the-client');
    await form.getByRole('button', { name: 'Try and save' }).press('Enter');
    await expect(form.getByText('Required').or(form.getByRole('alert')).first()).toBeVisible();
    await form.getByLabel('Client secret').fill('wrong');
    await form.getByRole('button', { name: 'Try and save' }).press('Enter');
    await expect(form.getByText('The service does not know these keys.')).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await form.getByLabel('Client secret').fill('the-clients-secret');
    await form.getByRole('button', { name: 'Try and save' }).press('Enter');
    await expect(desk.getByText(/cus_trattoria, connected since/)).toBeVisible();
    await expectAccessibleInBothModes(desk);

    await signIn(page, OTHERS_DELIVER);
    const [number = ''] = await placeManyOrders(page, 1, undefined, PAID_AHEAD);
    const found = (await staffApi(desk, 'GET', `/orders?number=${number}`)).orders[0];
    for (const status of ['Confirmed', 'Preparing']) {
      await staffApi(desk, 'PATCH', `/orders/${found._id}/status`, { status });
    }
    const tablet = await openTablet(browser, OTHERS_DELIVER, watchContext);
    await openLane(tablet, 'Cooking');
    await tablet.getByRole('button', { name: number }).first().press('Enter');
    const ticket = tablet.getByRole('dialog', { name: `Order ${number}` });
    await ticket.getByRole('button', { name: 'Give to Uber Direct' }).press('Enter');
    await expect(ticket.getByText('Uber Direct asks €6.20.')).toBeVisible();
    await expectAccessibleInBothModes(tablet);
    await ticket.getByRole('button', { name: 'Send with Uber Direct' }).press('Enter');
    await expect(ticket.getByText('Uber Direct looks for a courier.')).toBeVisible({ timeout: 15_000 });
    await expect(ticket.getByRole('link', { name: 'Follow it at Uber Direct' })).toHaveAttribute('href', /ubereats/);
    await expectAccessibleInBothModes(tablet);

    await page.goto(site(OTHERS_DELIVER, `/orders/${found._id}`));
    await expect(page.getByText('Uber Direct brings your order.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Follow it at Uber Direct' })).toBeVisible();
    await expectAccessibleInBothModes(page);

    await ticket.getByRole('button', { name: 'Call back from Uber Direct' }).press('Enter');
    await expect(ticket.getByText('Called back from Uber Direct.')).toBeVisible({ timeout: 15_000 });
    await expect(ticket.getByRole('button', { name: 'Give to Uber Direct' })).toBeVisible();
    await expect(page.getByText('Uber Direct brings your order.')).toBeHidden();
  },
);
