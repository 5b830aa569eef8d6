import { staffApi } from './staff-api.ts';
import { openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story('an owner makes a key for the till, sees it once, and ends it', async ({ browser, watch, watchContext }) => {
  const desk = await openTablet(browser, 'brasa', watchContext);
  watch.allowStatus(422);
  // What an earlier try left behind.
  for (const { _id } of (await staffApi(desk, 'GET', '/keys')).keys) await staffApi(desk, 'DELETE', `/keys/${_id}`);
  await desk.goto(site('brasa', '/staff/restaurant/keys'));
  await expect(desk.getByText('No keys yet')).toBeVisible();
  await desk.getByRole('button', { name: 'Make a key' }).click();
  await desk.getByRole('button', { name: 'Make the key' }).click();
  await desk.getByRole('textbox', { name: 'Which system is it for?' }).fill('Till');
  await expectAccessibleInBothModes(desk);
  await desk.getByRole('button', { name: 'Make the key' }).click();
  const secret = desk.getByRole('textbox', { name: 'Key for Till' });
  await expect(secret).toHaveValue(/^servery_key_/);
  await expect(desk.getByText('never used')).toBeVisible();
  await expectAccessibleInBothModes(desk);
  await desk.reload();
  await expect(desk.getByText('never used')).toBeVisible();
  await expect(secret).toBeHidden();
  await desk.getByRole('button', { name: 'End the key Till' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(desk.getByText('No keys yet')).toBeVisible();
});

story('an owner adds a webhook, tests it, and switches it off', async ({ browser, watch, watchContext }) => {
  const desk = await openTablet(browser, 'brasa', watchContext);
  watch.allowStatus(409);
  for (const { _id } of (await staffApi(desk, 'GET', '/webhooks')).webhooks)
    await staffApi(desk, 'DELETE', `/webhooks/${_id}`);
  await desk.goto(site('brasa', '/staff/restaurant/webhooks'));
  await desk.getByRole('button', { name: 'Add an address' }).click();
  const url = desk.getByRole('textbox', { name: 'Address' });
  await url.fill('https://till.invalid/orders');
  await desk.getByRole('checkbox', { name: 'Payments' }).uncheck();
  await expectAccessibleInBothModes(desk);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('heading', { name: 'till.invalid' })).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Secret of the signatures' })).toHaveValue(/^whsec_/);
  await desk.getByRole('button', { name: 'Send a test' }).click();
  await expect(desk.getByRole('list', { name: 'Last calls' }).getByRole('heading', { name: 'Test' })).toBeVisible();
  await expectAccessibleInBothModes(desk);
  await desk.getByRole('button', { name: 'Switch off' }).click();
  await expect(desk.getByText('Nothing is told until you switch it on.')).toBeVisible();
  await desk.getByRole('button', { name: 'Remove till.invalid' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(desk.getByText('No addresses yet')).toBeVisible();
});

story(
  'a link that an owner pastes opens the menu, and the order says where its guest came from',
  async ({ browser, watchContext }) => {
    const desk = await openTablet(browser, 'brasa', watchContext);
    await desk.goto(site('brasa', '/staff/restaurant/links'));
    await desk.getByRole('combobox', { name: 'The link opens the menu for' }).selectOption('Pickup');
    const link = desk.getByRole('textbox', { name: 'Link for Google' });
    await expect(link).toHaveValue(site('brasa', '/menu?order=pickup&from=google'));
    await desk.getByRole('textbox', { name: 'Where you put it' }).fill('two words');
    await expect(desk.getByText('30 characters at most')).toBeVisible();
    await desk.getByRole('textbox', { name: 'Where you put it' }).fill('table-7');
    await expect(desk.getByRole('img', { name: 'QR code of your own link' })).toBeVisible();
    const page = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Download a page to print (PDF, A6)' }).click();
    expect((await page).suggestedFilename()).toBe('table-7.pdf');
    await expectAccessibleInBothModes(desk);
    await desk.goto(await link.inputValue());
    await expect.poll(() => desk.evaluate(() => sessionStorage.getItem('cameFrom'))).toBe('google');
    expect(await desk.evaluate(() => localStorage.getItem('orderType'))).toBe('Pickup');
  },
);

story(
  'an owner connects the till by HubRise’s page, exchanges the menu, and disconnects it',
  async ({ browser, watchContext }) => {
    const desk = await openTablet(browser, 'brasa', watchContext);
    await staffApi(desk, 'DELETE', '/till');
    await desk.goto(site('brasa', '/staff/restaurant/webhooks'));
    // Leads to HubRise and back.
    await desk.getByRole('button', { name: 'Connect with HubRise' }).click();
    await expect(desk.getByText('Bella Pizza · Paris')).toBeVisible();
    await expect(desk.getByText('Every order has arrived at the till.')).toBeVisible();
    expect(new URL(desk.url()).search).toBe('');
    await expectAccessibleInBothModes(desk);
    // The menu goes there, and comes back as it is here.
    await desk.getByRole('button', { name: 'Send our menu there' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Send our menu there' }).click();
    await expect(desk.getByText('Our menu went there last')).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.getByRole('button', { name: 'Bring its menu here' }).click();
    await expect(desk.getByRole('heading', { level: 2, name: 'What Web would change' })).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await desk.goto(site('brasa', '/staff/restaurant/webhooks'));
    await desk.getByRole('button', { name: 'Disconnect' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(desk.getByRole('button', { name: 'Connect with HubRise' })).toBeVisible();
  },
);
