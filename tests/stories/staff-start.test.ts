import { WITHOUT_PAINT } from '../../src/web/first/times.ts';
import { expect, site, story } from './story.ts';

story('the staff’s scripts do not wait for a paint: their document is empty', async ({ page }) => {
  // The wait for a paint that never comes lasts for ever.
  await page.addInitScript((never) => {
    const real = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) => (ms === never ? 0 : real(work, ms))) as typeof setTimeout;
  }, WITHOUT_PAINT);
  await page.goto(site('brasa', '/staff'));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
