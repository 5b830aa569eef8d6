import { placeOrder } from './place-order.ts';
import { signIn } from './sign-in.ts';
import { openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story(
  'a manager opens an order, writes about it, and takes a mistaken handover back',
  async ({ page, browser, watchContext }) => {
    await signIn(page, 'brasa');
    const placed = await placeOrder(page, 'No mustard: allergy');
    const tablet = await openTablet(browser, 'brasa', watchContext);
    await tablet.goto(site('brasa', '/staff/orders'));
    await tablet.getByRole('button', { name: placed.number }).click();
    await tablet.getByRole('dialog').getByRole('link', { name: 'Whole order' }).click();
    await expect(tablet.getByRole('heading', { level: 1, name: `Order ${placed.number}` })).toBeVisible();
    const main = tablet.getByRole('main');
    await expect(main).toContainText('No mustard: allergy');

    await main.getByLabel('New note').fill('Called: the gate is on the left.');
    await main.getByRole('button', { name: 'Add note' }).click();
    await expect(main.getByRole('region', { name: 'Notes of the team' }).getByRole('listitem')).toContainText(
      'Called: the gate is on the left.',
    );
    const write = main.getByRole('region', { name: 'Write to the customer' });
    await write.getByLabel('Usual sentence').selectOption('later');
    await write.getByLabel('Own words').fill('Ten minutes, we promise.');
    await write.getByRole('button', { name: 'Send' }).click();
    await expect(write.getByRole('listitem')).toContainText('Ten minutes, we promise.');

    // One tap after the other, each with its ten seconds to undo.
    for (const name of ['Accept, ready in 20 minutes', 'Start preparing', 'Ready', 'Complete']) {
      await main.getByRole('button', { name, exact: true }).click();
      await expect(main.getByRole('button', { name, exact: true })).toBeHidden();
      await expect(main.getByRole('button', { name: 'Undo' })).toBeHidden({ timeout: 20_000 });
    }
    const mistake = main.getByRole('region', { name: 'Marked as handed over by mistake?' });
    await expect(mistake).toBeVisible();
    await expectAccessibleInBothModes(tablet);
    await mistake.getByRole('button', { name: 'Put it back' }).click();
    await expect(mistake).toBeHidden();
    await expect(main.getByRole('region', { name: 'What happened' }).getByRole('listitem').first()).toContainText(
      'Ready for Pickup',
    );
  },
);
