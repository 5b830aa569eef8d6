import { signIn } from './sign-in.ts';
import { expect, hydrated, site, story } from './story.ts';

const PUBLIC = ['/', '/menu', '/cart', '/auth/login', '/auth/register', '/forgot-password', '/reset-password?token=x'];
const MORE = ['/reviews', '/about', '/contact', '/terms', '/privacy', '/promotions', '/no-such-page'];
const OWN = ['/profile', '/favorites', '/orders', '/leave-review', '/checkout'];

story('Every page keeps to a strict policy, and nothing on it breaks the policy', async ({ page, watch }) => {
  watch.allowStatus(404);
  const product = await page.request.get(site('brasa', '/api/v1/products')).then((answer) => answer.json());
  const dish = `/product/${product.products[0]._id}`;
  const open = async (path: string) => {
    const answer = await page.goto(site('brasa', path));
    const headers = answer?.headers() ?? {};
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types servery-html servery-worker");
    expect(policy, path).toMatch(/script-src 'self' 'sha256-[^;]+; style-src 'self' 'sha256-/);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/unsafe|google/);
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    // A page that breaks the policy fails in the story's own watch over the console.
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  };
  for (const path of [...PUBLIC, dish, ...MORE]) await open(path);
  await signIn(page, 'brasa');
  for (const path of OWN) await open(path);
});

story('A dialog’s text passes the browser’s own check for trusted HTML', async ({ page }) => {
  await page.goto(site('brasa', '/menu'));
  await hydrated(page);
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(true);
  await expect(
    page.evaluate(() => Object.assign(document.body, { innerHTML: '<img src=x onerror=alert(1)>' })),
  ).rejects.toThrow('TrustedHTML');
});

story('The API’s viewer works under a policy without exceptions', async ({ page }) => {
  const answer = await page.goto(site('brasa', '/api/v1/docs/'));
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page.getByText('/api/v1/products/{id}').first()).toBeVisible();
});
