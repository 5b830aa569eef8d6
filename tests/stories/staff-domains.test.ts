import { staffApi } from './staff-api.ts';
import { openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story(
  'an owner adds a domain, makes it the main one, and removes it again',
  async ({ browser, watch, watchContext }) => {
    watch.allowStatus(409);
    watch.allowStatus(422);
    const desk = await openTablet(browser, 'brasa', watchContext);
    // What an earlier try left behind.
    for (const { host } of (await staffApi(desk, 'GET', '/domains')).domains)
      if (host.endsWith('brasa-story.example')) await staffApi(desk, 'DELETE', `/domains/${host}`);
    await desk.goto(site('brasa', '/staff/restaurant/domains'));
    const field = desk.getByRole('textbox', { name: 'Domain' });
    await field.fill('http://brasa.example/menu');
    await desk.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(desk.getByText('Please enter a domain such as pizza.example')).toBeVisible();
    await expectAccessibleInBothModes(desk);

    for (const host of ['brasa-story.example', 'www.brasa-story.example']) {
      await field.fill(host);
      await desk.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(desk.getByRole('button', { name: `Remove ${host}` })).toBeVisible();
    }
    const row = desk.getByRole('listitem').filter({ hasText: 'www.brasa-story.example' });
    await row.getByRole('button', { name: 'Make it the main one: www.brasa-story.example' }).click();
    await expect(row.getByText('Main domain')).toBeVisible();

    await desk.getByRole('button', { name: 'Remove www.brasa-story.example' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(row).toBeHidden();
    await desk.getByRole('button', { name: 'Remove brasa-story.example' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(desk.getByText('This is the only domain.')).toBeVisible();
  },
);
