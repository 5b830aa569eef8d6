import { MAX } from '../../src/domain/limits.ts';
import { openMore, openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story('a review is answered, hidden with a reason and shown again', async ({ page, browser, watchContext, watch }) => {
  watch.allowFailures();
  const desk = await openTablet(browser, 'kumo', watchContext);
  await openMore(desk);
  await desk.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Restaurant' }).click();
  await desk.getByRole('navigation', { name: 'Restaurant' }).getByRole('link', { name: 'Reviews' }).click();
  await desk.getByRole('radio', { name: 'Unanswered' }).check();
  const first = desk.getByRole('article').first();
  const author = await first.getByRole('heading').innerText();
  const card = desk.getByRole('article').filter({ hasText: author });
  const words = 'Thank you, the stove is proud.';

  await card.getByRole('button', { name: 'Reply' }).click();
  await card.getByRole('button', { name: 'Publish reply' }).click();
  await expect(card.getByText('Please write a reply.')).toBeVisible();
  await expectAccessibleInBothModes(desk);
  // What is pasted is never cut.
  const reply = card.getByLabel(`Reply to ${author}`);
  const tooLong = 'x'.repeat(MAX.reviewComment + 3);
  await reply.fill(tooLong);
  await expect(reply).toHaveValue(tooLong);
  await expect(card.getByText('3 characters too many')).toBeVisible();
  await reply.fill(words);
  await card.getByRole('button', { name: 'Publish reply' }).click();
  await expect(card.getByText(words)).toBeVisible();

  await page.goto(site('kumo', '/reviews'));
  const onSite = page.getByRole('article').filter({ hasText: author });
  await expect(onSite.getByText(words)).toBeVisible();
  await expect(onSite.getByText('Owner', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Hide', exact: true }).click();
  const question = desk.getByRole('dialog', { name: 'Hide this review?' });
  await question.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(question.getByText('Please give a reason.')).toBeVisible();
  await question.getByLabel('Reason, for your colleagues').fill('Written about another place.');
  // Without a connection the reason stays, to be sent again.
  await desk.route('**/visibility', (route) => route.abort());
  await question.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(question.getByText('No answer came. Check the connection and try again.')).toBeVisible();
  await expect(question.getByLabel('Reason, for your colleagues')).toHaveValue('Written about another place.');
  await desk.unroute('**/visibility');
  await question.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(card.getByText('Written about another place.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(onSite).toBeHidden();

  await desk.getByRole('radio', { name: 'Hidden' }).check();
  await expect(card.getByText('Written about another place.')).toBeVisible();
  await card.getByRole('button', { name: 'Show again' }).click();
  await expect(card.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Remove reply' }).last().click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove reply' }).click();
  await expect(card.getByText(words)).toBeHidden();
  await page.reload();
  await expect(onSite).toBeVisible();
  await expect(onSite.getByText(words)).toBeHidden();
});
