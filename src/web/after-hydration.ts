import type { createBrowserRouter, RouteObject } from 'react-router';
import { addressOf } from '../contract/endpoints/call.ts';
import { getRestaurantStyles } from '../contract/endpoints/storefront.ts';
import { API_BASE } from '../contract/transport.ts';
import type { PageData } from './app/api/page-data.ts';
import type { AppContext } from './app/app-context.ts';
import { followTheme } from './app/hosts/follow-theme.ts';
import { loadParts } from './app/lazy-part.tsx';
import { takeFadingTaps } from './fading-taps.ts';
import { finishSignOut } from './finish-sign-out.ts';
import { prefetchPages } from './prefetch-pages.ts';

/** Starts what can wait until the first page is hydrated. */
export function afterHydration(
  app: AppContext,
  page: PageData,
  routes: RouteObject[],
  router: ReturnType<typeof createBrowserRouter>,
): void {
  void finishSignOut(app);
  followTheme();
  prefetchPages(app, routes);
  linkRestaurantStyles(page);
  loadParts().catch(() => {});
  takeFadingTaps();
  if (isMeasured()) void import('./report-vitals.ts').then((file) => file.reportVitals(router)).catch(() => {});
}

/** The stylesheet that restaurants may extend; linked after the first paint (DECISIONS, settled 15). */
function linkRestaurantStyles(page: PageData): void {
  const restaurant = page.resources['restaurant']?.data as { data: { restaurant: { slug: string } } } | undefined;
  if (!restaurant) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = API_BASE + addressOf(getRestaurantStyles, { params: { slug: restaurant.data.restaurant.slug } });
  document.head.append(link);
}

/** The document, the same for everybody, states which share of visits (0 to 1) is measured: each visit decides by chance. */
function isMeasured(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1') return false;
  return Math.random() < Number(document.documentElement.dataset['vitals'] ?? 0);
}
