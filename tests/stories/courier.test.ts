import type { Response } from '@playwright/test';
import { OWN_COURIERS } from './brands.ts';
import { inviteTo } from './invitation.ts';
import { signInNewCustomer } from './new-customer.ts';
import { placeManyOrders } from './place-many-orders.ts';
import { signIn } from './sign-in.ts';
import { staffApi } from './staff-api.ts';
import { openDesk, openLane, openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, ofThisTry, site, story } from './story.ts';

/** Where the order goes, and a zone around the restaurant that reaches it: only measured zones keep where that is. */
const DOOR: [number, number] = [-9.1425, 38.7139];
const NO_TERMS = { postcodes: null, polygon: null, fee: null, minimum: null, freeFrom: null, travelMinutes: null };
const AROUND = { ...NO_TERMS, name: 'Around', kilometres: 50, hours: null };

const policyOf = (answer: Response | null) => answer?.headers()['permissions-policy'];

// Both switch couriers on and off.
story.describe.configure({ mode: 'default' });

story(
  'a courier’s phone takes a delivery from the board and hands it over, also without a network; another cannot',
  async ({ page, browser, watch, watchContext }) => {
    story.setTimeout(60_000);
    watch.allowFailures();
    const desk = await openDesk(browser, OWN_COURIERS, '/staff/restaurant/delivery', watchContext);
    // What an earlier try left.
    await staffApi(desk, 'PUT', '/couriers', { usesCouriers: false });
    await staffApi(desk, 'PUT', '/zones', { zones: [AROUND] });
    expect(policyOf(await desk.reload())).toContain('geolocation=()');
    const uses = desk.getByRole('switch', { name: 'Couriers take orders on their phones' });
    await uses.press('Space');
    await expect(uses).toBeChecked();
    await expect(uses).toBeEnabled();
    const settles = desk.getByRole('switch', { name: 'Couriers hand in their cash' });
    await settles.press('Space');
    await expect(settles).toBeChecked();
    await expect(settles).toBeEnabled();
    const shows = desk.getByRole('switch', { name: 'Couriers may show how far away they are' });
    await shows.press('Space');
    await expect(shows).toBeChecked();
    await expect(shows).toBeEnabled();
    await expectAccessibleInBothModes(desk);

    await signIn(page, OWN_COURIERS);
    const [number = ''] = await placeManyOrders(page, 1, DOOR);
    const found = (await staffApi(desk, 'GET', `/orders?number=${number}`)).orders[0];
    for (const status of ['Confirmed', 'Preparing']) {
      await staffApi(desk, 'PATCH', `/orders/${found._id}/status`, { status });
    }

    // The board gives the order's code, by keyboard.
    const tablet = await openTablet(browser, OWN_COURIERS, watchContext);
    await openLane(tablet, 'Cooking');
    await tablet.getByRole('button', { name: number }).first().press('Enter');
    const ticket = tablet.getByRole('dialog', { name: `Order ${number}` });
    await ticket.getByRole('button', { name: 'Give to a courier' }).press('Enter');
    await expect(ticket.getByRole('img', { name: 'Code for the courier’s phone' })).toBeVisible();
    const address = (await ticket.getByRole('link', { name: /staff\/courier#/ }).getAttribute('href')) ?? '';
    await expectAccessibleInBothModes(tablet);

    const phoneOf = async () => {
      const context = await browser.newContext({
        ...{ viewport: { width: 320, height: 720 }, permissions: ['geolocation'] },
        geolocation: { longitude: DOOR[0], latitude: DOOR[1] + 820 / 111_195 },
      });
      watchContext(context);
      const phone = await context.newPage();
      expect(policyOf(await phone.goto(address))).toContain('geolocation=(self)');
      return { context, phone };
    };
    const { context, phone } = await phoneOf();
    await phone.getByLabel('Your name').fill('Jo');
    await expectAccessibleInBothModes(phone);
    await phone.getByRole('button', { name: 'Take this order' }).press('Enter');
    await expect(phone.getByText('To collect')).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /openstreetmap/);
    await expectAccessibleInBothModes(phone);
    // The board sees it at once.
    await expect(ticket.getByText(/^Jo has it, since/)).toBeVisible();

    // A copied link opens nothing.
    const copy = await phoneOf();
    await expect(copy.phone.getByRole('heading', { name: 'Another phone has this order' })).toBeVisible();
    await expectAccessibleInBothModes(copy.phone);

    await phone.getByRole('button', { name: 'Picked up' }).press('Enter');
    await expect(phone.getByText('Out for Delivery')).toBeVisible();

    // Only once the courier agrees, the customer reads how far away they are, while it is so.
    await page.goto(site(OWN_COURIERS, `/orders/${found._id}`));
    const away = page.getByText(/^The courier is about 800 m away, /);
    await expect(page.getByText('Your food is on its way', { exact: false }).first()).toBeVisible();
    await expect(away).toBeHidden();
    const below = page.getByRole('heading', { name: /^Items Ordered/ });
    const before = (await below.boundingBox())?.y;
    await expectAccessibleInBothModes(phone);
    await phone.getByRole('button', { name: 'Show how far away I am' }).press('Enter');
    await expect(phone.getByText('The customer sees how far away you are.')).toBeVisible();
    await expect(away).toBeVisible();
    expect((await below.boundingBox())?.y).toBe(before);
    await expectAccessibleInBothModes(page);
    await expectAccessibleInBothModes(phone);
    await phone.getByRole('button', { name: 'Stop showing it' }).press('Enter');
    await expect(away).toBeHidden();
    await phone.getByRole('button', { name: 'Show how far away I am' }).press('Enter');
    await expect(away).toBeVisible();
    await context.setOffline(true);
    await phone.getByRole('button', { name: 'Delivered and paid' }).press('Enter');
    await expect(phone.getByText(/^No connection. Your tap is kept/)).toBeVisible();
    await context.setOffline(false);
    await expect(phone.getByText('There is nothing more to do for this order.')).toBeVisible();
    // The phone has shown its own tap before it was sent.
    const record = async () => (await staffApi(desk, 'GET', `/orders/${found._id}/record`)).order;
    const delivered = { status: 'Delivered', changedBy: 'Jo', paymentDetails: { paymentStatus: 'Paid' } };
    await expect.poll(record).toMatchObject(delivered);
    await expect(away).toBeHidden();

    // The board takes the courier's cash, gives it back, and takes it again; then it is in the drawer.
    await tablet.keyboard.press('Escape');
    await tablet.getByRole('button', { name: '1 courier' }).press('Enter');
    const couriers = tablet.getByRole('dialog', { name: 'Couriers' });
    await expect(couriers.getByText(/^Brings back .* of 1 order$/)).toBeVisible();
    await expectAccessibleInBothModes(tablet);
    await couriers.getByRole('button', { name: /^Take .* from Jo$/ }).press('Enter');
    await expect(couriers.getByText('Nobody carries an order, and nobody has cash.')).toBeVisible();
    await couriers.getByRole('button', { name: 'Take back: Jo' }).first().press('Enter');
    await couriers.getByRole('button', { name: /^Take .* from Jo$/ }).press('Enter');
    await expect(couriers.getByText(/^Jo: .* of 1 order/).first()).toBeVisible();
    await expectAccessibleInBothModes(tablet);
    await desk.goto(new URL('/staff/restaurant/cash-up', desk.url()).href);
    await expect(desk.getByText(/^Jo handed in .* of 1 order/).first()).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await staffApi(desk, 'PUT', '/couriers', { usesCouriers: false });
    await staffApi(desk, 'PUT', '/zones', { zones: [] });
  },
);

story(
  'a courier who is invited signs in on a phone, takes what is ready and delivers it, and finds nothing of another’s',
  async ({ page, browser, watch, watchContext }) => {
    story.setTimeout(60_000);
    watch.allowStatus(404);
    const name = ofThisTry('Mika Rider');
    const desk = await openDesk(browser, OWN_COURIERS, '/staff/restaurant/people', watchContext);
    await staffApi(desk, 'PUT', '/couriers', { usesCouriers: true });
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    watchContext(context);
    const phone = await context.newPage();
    const { email } = await signInNewCustomer(phone, OWN_COURIERS, name);
    await desk.getByLabel('Role', { exact: true }).selectOption({ label: 'Courier' });
    const link = await inviteTo(desk, OWN_COURIERS, email);
    await expectAccessibleInBothModes(desk);
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Accept invitation' }).press('Enter');
    await expect(phone.getByRole('heading', { name: 'Deliveries', level: 1 })).toBeVisible();
    await expect(phone).toHaveURL(site(OWN_COURIERS, '/staff/rides'));
    await expect(phone.getByRole('navigation', { name: 'Staff' })).toBeHidden();
    await expectAccessibleInBothModes(phone);

    await signIn(page, OWN_COURIERS);
    const numbers = await placeManyOrders(page, 4);
    const [order, another] = await Promise.all(
      [numbers[0], numbers[3]].map(async (number) => {
        const id: string = (await staffApi(desk, 'GET', `/orders?number=${number}`)).orders[0]._id;
        for (const status of ['Confirmed', 'Preparing']) {
          await staffApi(desk, 'PATCH', `/orders/${id}/status`, { status });
        }
        return { id, number };
      }),
    );
    if (!order || !another) throw new Error('two deliveries were placed');

    // Nothing is seen before the kitchen says that it is ready.
    const street = phone.getByRole('link', { name: /1 Priory Walk, CO3 3ES/ });
    await expect(street).toBeHidden();
    const { version } = (await staffApi(desk, 'GET', `/orders/${order.id}/record`)).order;
    await staffApi(desk, 'PUT', `/orders/${order.id}/packed`, { isPacked: true, expectedVersion: version });
    await street.first().press('Enter', { timeout: 15_000 });
    await expectAccessibleInBothModes(phone);
    await phone.getByRole('button', { name: 'Take this order' }).press('Enter');
    await expect(phone.getByText('To collect')).toBeVisible();
    await expectAccessibleInBothModes(phone);
    const carried = async () => (await staffApi(desk, 'GET', `/orders/${order.id}/record`)).order.courier?.name;
    await expect.poll(carried).toBe(name);
    await phone.getByRole('button', { name: 'Picked up' }).press('Enter');
    await phone.getByRole('button', { name: 'Delivered and paid' }).press('Enter');
    await expect(phone.getByText('There is nothing more to do for this order.')).toBeVisible();
    await expect(phone.getByRole('alert')).toBeHidden();
    await phone.getByRole('link', { name: 'All deliveries' }).press('Enter');
    await expect(phone.getByText(/^You bring back/)).toBeVisible();
    await expectAccessibleInBothModes(phone);

    // Another's order, the board and the office: nothing.
    await phone.goto(site(OWN_COURIERS, `/staff/rides/${another.id}`));
    await expect(phone.getByRole('heading', { name: 'You cannot bring this order' })).toBeVisible();
    await expectAccessibleInBothModes(phone);
    for (const path of ['/staff', '/staff/customers', `/staff/orders/${order.id}`]) {
      await phone.goto(site(OWN_COURIERS, path));
      await expect(phone.getByRole('heading', { name: 'Deliveries', level: 1 })).toBeVisible();
    }
    // What cannot be delivered goes back with a photo, which only the order's page shows.
    const read = await staffApi(desk, 'GET', `/orders/${another.id}/record`);
    await staffApi(desk, 'PUT', `/orders/${another.id}/packed`, {
      isPacked: true,
      expectedVersion: read.order.version,
    });
    await phone.goto(site(OWN_COURIERS, `/staff/rides/${another.id}`));
    await phone.getByRole('button', { name: 'Take this order' }).press('Enter');
    await phone.getByRole('button', { name: 'Picked up' }).press('Enter');
    await phone.getByRole('button', { name: 'Could not deliver' }).press('Enter');
    await phone.getByRole('radio', { name: 'Nobody opened or answered' }).check({ force: true });
    const camera = phone.waitForEvent('filechooser');
    await phone.getByRole('button', { name: 'Take a photo of the door' }).press('Enter');
    await (await camera).setFiles('src/web/assets/emoji/scooter.webp');
    await expect(phone.getByRole('img', { name: 'The photo you took' })).toBeVisible();
    await expectAccessibleInBothModes(phone);
    await phone.getByRole('button', { name: 'Could not deliver' }).press('Enter');
    await expect(phone.getByText('There is nothing more to do for this order.')).toBeVisible();
    await desk.goto(site(OWN_COURIERS, `/staff/orders/${another.id}`));
    await expect(desk.getByRole('img', { name: /where the order could not be delivered$/ })).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.goto(site(OWN_COURIERS, '/staff/restaurant/people'));
    await desk.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(desk.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeHidden();
    await staffApi(desk, 'PUT', '/couriers', { usesCouriers: false });
  },
);
