import type { Page } from '@playwright/test';
import { expect, site, story } from './story.ts';

/** The documents at two addresses, as the browser of a German gets them. */
async function documents(page: Page, paths: [string, string]) {
  await page.goto(site('brasa', '/about'));
  return page.evaluate(([one, other]) => {
    const ask = async (path: string) => {
      const answer = await fetch(path, { headers: { accept: 'text/html', 'accept-language': 'de' } });
      return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
    };
    return Promise.all([ask(one), ask(other)]);
  }, paths);
}

story('What shows somebody’s own is one document at every address, and names none', async ({ page }) => {
  const [one, other] = await documents(page, ['/orders/first-order', '/orders/second-order?from=mail']);
  expect(one).toMatchObject({ status: 200, etag: other.etag });
  expect(one.text).toContain('noindex');
  expect(one.text).not.toContain('first-order');
});

story('Made-up addresses share one document, too, and are not rendered one by one', async ({ page, watch }) => {
  watch.allowStatus(404);
  const [one, other] = await documents(page, ['/wp-login.php', '/no/such/page?at=all']);
  expect(one).toMatchObject({ status: 404, etag: other.etag });
  expect(one.text).not.toContain('wp-login');
});

story('A page to be found says where it is, and what was searched on it does not', async ({ page }) => {
  const [menu, searched] = await documents(page, ['/menu', '/menu?q=pizza']);
  expect(menu.text).toMatch(/<link rel="canonical" href="[^"]+\/menu\?lang=de">/);
  expect(menu.text).not.toContain('noindex');
  expect(searched.text).not.toContain('canonical');
});
