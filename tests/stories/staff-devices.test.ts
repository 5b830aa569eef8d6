import { newBrowser } from '../support/push-service.ts';
import { OWN_TELEPHONE } from './brands.ts';
import { confirmation, open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { deliver, subscribeTo, workerOf } from './push-in-browser.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story('staff let a device ring, see what it shows, and revoke it', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, 'brasa', '/staff', (context) => {
    watchContext(context);
    void subscribeTo(context, newBrowser('https://push.example').input);
    void context.grantPermissions(['notifications'], { origin: site('brasa', '') });
  });
  await desk.getByRole('button', { name: 'Display' }).click();
  await desk.getByRole('link', { name: 'Ring this device' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Alarms' })).toBeVisible();
  await expectAccessibleInBothModes(desk);
  await desk.getByRole('textbox', { name: 'Name' }).fill('Tablet at the counter');
  await desk.getByRole('button', { name: 'Ring this device' }).click();
  await expect(desk.getByText('This device rings as Tablet at the counter.')).toBeVisible();
  await desk.getByRole('button', { name: 'Test alarm' }).click();
  await expect(desk.getByText('Tablet at the counter rings within seconds.')).toBeVisible();

  const ring = {
    title: 'Order K7M2-9QXP is waiting for an answer',
    body: 'Delivery · £24.80 · 7:40 PM',
    tag: 'one',
    lang: 'en',
  };
  const worker = workerOf(desk.context(), '/staff-worker.js');
  expect(await deliver(worker, ring)).toMatchObject([{ title: ring.title, body: ring.body, tag: 'one' }]);
  // What is sent twice, because nobody knows whether it went out, is shown once.
  expect(await deliver(worker, ring)).toHaveLength(1);

  await desk.getByRole('button', { name: 'Remove Tablet at the counter' }).click();
  await desk.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(desk.getByText('None yet.', { exact: false })).toBeVisible();
});

story('an owner sets how the board sounds and whom the last alarm calls', async ({ browser, watchContext, watch }) => {
  watch.allowStatus(409);
  const desk = await openDesk(browser, 'kumo', '/staff/alarms', watchContext);
  await desk.getByRole('radio', { name: 'Buzzer' }).check({ force: true });
  await desk.getByRole('switch', { name: 'Sound until somebody answers' }).check();
  await desk.getByRole('switch', { name: 'Call an address' }).check();
  await desk.getByRole('textbox', { name: 'Address' }).fill('https://me:secret@alarms.example/');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(
    desk.getByText('must begin with https:// and be on the public internet', { exact: false }),
  ).toBeVisible();
  await desk.getByRole('textbox', { name: 'Address' }).fill('https://alarms.example/ring');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByLabel('Key of the signatures')).toHaveValue(/^whsec_/);
  await expectAccessibleInBothModes(desk);
  await desk.reload();
  await expect(desk.getByRole('radio', { name: 'Buzzer' })).toBeChecked();
  await expect(desk.getByRole('textbox', { name: 'Address' })).toHaveValue('https://alarms.example/ring');
});

story(
  'an owner has somebody called, and lets guests have themselves texted',
  async ({ browser, page, watchContext }) => {
    const desk = await openDesk(browser, OWN_TELEPHONE, '/staff/alarms', watchContext);
    await desk.getByRole('button', { name: 'Add a person' }).click();
    await desk.getByRole('group', { name: 'Person 1' }).getByRole('textbox', { name: 'Name' }).fill('Ada');
    const ada = desk.getByRole('group', { name: 'Ada' });
    await ada.getByRole('textbox', { name: 'Phone number' }).fill('+351 912 345 678');
    await ada.getByRole('radio', { name: 'Text message' }).check({ force: true });
    await ada.getByLabel('From').fill('23:00');
    await ada.getByLabel('To', { exact: true }).fill('08:30');
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByRole('button', { name: 'Try it now: Ada' }).click();
    await expect(desk.getByText('Ada is called or texted within seconds.')).toBeVisible();
    await expect(async () => {
      await desk.reload();
      await expect(desk.getByText('last called or texted', { exact: false })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(desk.getByText('Was not sent')).toHaveCount(0);
    await expectAccessibleInBothModes(desk);

    await desk.goto(site(OWN_TELEPHONE, '/staff/restaurant/times'));
    await desk.getByRole('switch', { name: 'Offer a text message' }).check();
    await visitWithCart(page, OWN_TELEPHONE);
    await open(page, OWN_TELEPHONE, '/checkout');
    const box = page.getByRole('checkbox', { name: 'Text me when it is on its way' });
    await expect(box).not.toBeChecked();
    await box.check();
    await expectAccessibleInBothModes(page);
    await placeOrder(page).click();
    await expect(confirmation(page)).toBeVisible();
  },
);
