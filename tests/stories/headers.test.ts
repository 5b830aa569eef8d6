import { signIn } from './sign-in.ts';
import { expect, hydrated, site, story } from './story.ts';

const PUBLIC = ['/', '/menu', '/cart', '/auth/login', '/auth/register', '/forgot-password', '/reset-password?token=x'];
const MORE = ['/reviews', '/about', '/contact', '/terms', '/privacy', '/promotions', '/no-such-page'];
const OWN = ['/profile', '/favorites', '/orders', '/leave-review', '/checkout'];

story('Every page keeps to a strict policy, and nothing on it breaks the policy', async ({ page, watch }) => {
  watch.allowStatus(404);
  const open = async (path: string) => {
    const answer = await page.goto(site('brasa', path));
    const headers = answer?.headers() ?? {};
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types html worker");
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
  for (const path of [...PUBLIC, ...MORE]) await open(path);
  const { products } = await page.evaluate(() => fetch('/api/v1/products').then((answer) => answer.json()));
  await open(`/product/${products[0]._id}`);
  await signIn(page, 'brasa');
  for (const path of OWN) await open(path);
});

story('A page takes HTML from its own policies only', async ({ browser }) => {
  // A visit of its own: the browser complains on its console.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site('brasa', '/menu'));
  const attempts = await page.evaluate(() => {
    const failureOf = (attempt: () => unknown) => {
      try {
        attempt();
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return {
      markup: failureOf(() => Object.assign(document.body, { innerHTML: '<img src=x onerror=alert(1)>' })),
      code: failureOf(() => setTimeout('alert(1)')),
      policy: failureOf(() => trustedTypes.createPolicy('evil', {})),
    };
  });
  expect(attempts).toEqual({ markup: 'TypeError', code: expect.stringMatching(/Error/), policy: 'TypeError' });
  await context.close();
});

story('The API’s viewer works under a policy without exceptions', async ({ page }) => {
  const answer = await page.goto(site('brasa', '/api/v1/docs/'));
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  const group = page.getByRole('heading', { name: /^menu / });
  await group.getByRole('button', { name: 'Expand operation' }).click({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /GET .*products/ }).first()).toBeVisible();
});
