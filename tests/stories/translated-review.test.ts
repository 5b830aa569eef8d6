import { signIn } from './sign-in.ts';
import { expect, expectAccessible, hydrated, ofThisTry, site, story } from './story.ts';

story('What a customer wrote is translated at a tap, below the original', async ({ page, watch }) => {
  for (const status of [404, 429, 500]) watch.allowStatus(status);
  const comment = ofThisTry('Die Kruste war fast so gut wie in Neapel.');
  await signIn(page, 'forno-vesta');
  await page.goto(site('forno-vesta', '/leave-review'));
  await hydrated(page);
  await page.getByRole('slider', { name: 'Your rating' }).press('End');
  await page.getByLabel(/Your comment/).fill(comment);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your review!' })).toBeVisible();

  await page.goto(site('forno-vesta', '/reviews?lang=fr'));
  const review = page.getByRole('article').filter({ hasText: comment });
  for (const status of [404, 429, 500]) {
    await page.route('**/translate/', (route) =>
      route.fulfill({ status, json: { status, code: 'failed', message: 'No such translation' } }),
    );
    const refused = page.waitForResponse((response) => response.url().endsWith('/translate/'));
    await review.getByRole('button', { name: 'Traduire' }).click();
    expect((await refused).status()).toBe(status);
    await expect(review.getByRole('button', { name: 'Traduire' }), 'the original stays, alone').toHaveCount(0);
    await expect(page.getByText('No such translation')).toHaveCount(0);
    await page.unroute('**/translate/');
    await page.reload();
    await hydrated(page);
  }
  const asked = page.waitForRequest((request) => request.url().endsWith('/translate/'));
  await review.getByRole('button', { name: 'Traduire' }).click();
  await asked;
  const translation = review.getByText(`${comment} [auto>fr]`);
  await expect(translation).toBeVisible();
  await expect(translation).toHaveAttribute('lang', 'fr');
  await expect(review.getByText(comment, { exact: true })).toBeVisible();
  await expect(review.getByText('Traduction automatique')).toBeVisible();
  await expectAccessible(page);

  // Into another language than the one that was answered.
  const switcher = page.getByRole('button', { name: /^Langue/ });
  await switcher.hover();
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click();
  await expect(review.getByRole('button', { name: 'Traduci' })).toBeVisible();
  await page.getByRole('button', { name: /^Lingua/ }).hover();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(translation).toBeVisible();

  // Away and back within the visit: known, so that nobody is asked again.
  let isAskedAgain = false;
  page.on('request', (request) => {
    isAskedAgain ||= request.url().endsWith('/translate/');
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Contact/ })).toBeVisible();
  await page.goBack();
  await expect(translation).toBeVisible();
  expect(isAskedAgain).toBe(false);

  // What came in French with the restaurant's own texts needs no machine.
  const inFrench = page.getByRole('article').filter({ hasText: 'Amelia Hart' });
  await expect(inFrench).toBeVisible();
  await expect(inFrench.getByRole('button', { name: 'Traduire' })).toHaveCount(0);
});
