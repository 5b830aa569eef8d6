import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ServedRoute } from '../../src/contract/page-handler.ts';

/**
 * A page handler whose pages without scripts name the dishes in the cart, which their form adds to, and whose other pages are the answer to `path` as text: what was answered, or the status of a failure. Each says its own
 * address and how many were rendered before it.
 */
const handlerOf = (path: string, routes: readonly ServedRoute[]) => `
  export const pageRoutes = ${JSON.stringify(routes)};
  export const staffRoutes = [];
  let count = 0;
  export async function renderPage({ transport, url }) {
    const about = '<i>' + new URL(url).pathname + '</i><b>' + count++ + '</b>';
    const result = await transport({ method: 'GET', path: '${path}' });
    const html = result.ok ? '<p>' + JSON.stringify(result.data) + '</p>' : '<p>failed: ' + result.failure.status + '</p>';
    return { html: about + html, head: { title: 'Home' }, page: pageRoutes[0], data: {} };
  }
  export async function answerPlainly({ visit, form }) {
    if (form?.has('leave')) return { visit: null, cart: { items: visit.lines }, to: '/' };
    const lines = form?.get('dish') ? [...visit.lines, { productId: form.get('dish'), quantity: 1, selectedOptions: [] }] : visit.lines;
    if (form && !form.has('refused')) return { visit: { ...visit, lines }, to: '/' };
    const html = '<p>has: ' + lines.map((line) => line.productId) + '</p>';
    return { visit, rendered: { html, head: { title: 'Home' }, page: pageRoutes[0], data: {} }, isRefused: form !== null };
  }`;

/** Writes a build that renders the API's answer to `path` as its home page, for tests of what surrounds pages. */
export function stubDist(
  path: string,
  routes: readonly ServedRoute[] = [{ id: 'home', path: '/' }],
): { dist: string; remove(): void } {
  const dist = mkdtempSync(join(tmpdir(), 'servery-dist-'));
  const files: Record<string, string> = {
    'server/entry-server.js': handlerOf(path, routes),
    'client/service-worker.js': '',
    'client/staff-worker.js': '',
  };
  files['boot.js'] = '';
  for (const app of ['storefront', 'staff']) {
    files[`client/.vite/${app}.json`] = JSON.stringify({ 'style.css': { file: 'assets/style.css' } });
  }
  files['client/.vite/fonts.css'] = '';
  files['client/assets/style.css'] = '';
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}
