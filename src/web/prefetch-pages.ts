import { matchPath } from 'react-router';
import type { AppContext } from './app/app-context.ts';
import { loadPage } from './page-files.ts';
import { pageRoutes } from './routes.ts';

/** A pointer over a link, a finger on it, the focus: it is likely followed. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the page behind a link before it is followed: its script, its texts and what it shows. */
export function prefetchPages(app: AppContext): void {
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (isSparing) return;
  const asked = new Set<string>();
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || asked.has(link.href)) return;
    asked.add(link.href);
    prefetch(app, new URL(link.href)).catch(() => asked.delete(link.href));
  };
  // Before React hears of them: it stops what happens in parts that wait to be hydrated.
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, capture: true });
}

async function prefetch(app: AppContext, { pathname, searchParams: query }: URL): Promise<void> {
  const found = pageRoutes.map((page) => ({ page, match: matchPath(page.path, pathname) })).find(({ match }) => match);
  if (!found?.match) return;
  const { page, match } = found;
  const [module] = await Promise.all([loadPage(page.id), app.messages.need(page.messages)]);
  // What is personal is asked for when it is shown.
  const wanted = page.guard ? [] : (module.resources?.({ params: match.params, query }, app) ?? []);
  await Promise.all(wanted.map((resource) => app.resources.ensure(resource)));
}
