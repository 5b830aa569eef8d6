import { matchRoutes, type RouteObject } from 'react-router';
import type { StorefrontPage } from '../contract/web-vitals-report.ts';
import type { AppContext } from './app/app-context.ts';
import type { RouteHandle } from './route-handle.ts';

/** Events that tell that a link is likely to be followed: a pointer over it, a finger on it, the focus. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** The pages on the way to an order. Their files are small, and the service worker fetches them anyway. */
const LIKELY: StorefrontPage[] = ['menu', 'product', 'cart'];
/** Late enough for the first page to have fetched and rendered its own contents. */
const LIKELY_AFTER_MS = 3000;

/** Fetches the page behind a link before it is followed: its script, its texts and what it shows. */
export function prefetchPages(app: AppContext, routes: RouteObject[]): void {
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (isSparing) return;
  // A finger rests on a link for a tenth of a second: less than one answer takes on a slow line.
  setTimeout(() => openLikely(routes), LIKELY_AFTER_MS);
  const asked = new Set<string>();
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || asked.has(link.href)) return;
    asked.add(link.href);
    prefetch(app, routes, new URL(link.href)).catch(() => asked.delete(link.href));
  };
  // While capturing, so before React, which stops events in parts that have not hydrated.
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, capture: true });
}

async function openLikely(routes: RouteObject[]): Promise<void> {
  const handles = routes.flatMap(({ children = [] }) => children.map(({ handle }) => handle as RouteHandle));
  for (const { page, module, open } of handles) if (!module && LIKELY.includes(page.id)) await open().catch(() => {});
}

async function prefetch(app: AppContext, routes: RouteObject[], url: URL): Promise<void> {
  const match = matchRoutes(routes, url)?.at(-1);
  if (!match) return;
  const { page, open } = match.route.handle as RouteHandle;
  const { resources } = await open();
  // Personal data is not fetched before its page is opened.
  const wanted = page.guard ? [] : (resources?.({ params: match.params, query: url.searchParams }, app) ?? []);
  await Promise.all(wanted.map((resource) => app.resources.ensure(resource)));
}
