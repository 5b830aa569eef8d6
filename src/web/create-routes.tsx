import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { AppContext } from './app/app-context.ts';
import { lazyPart } from './app/lazy-part.tsx';
import type { PageAddress, PageModule } from './app/page.ts';
import { guardedElsewhere } from './app/session/guard.ts';
import { currentRestaurant } from './features/restaurant/restaurant-resource.ts';
import type { SectionName } from './messages/sections.ts';
import { Root } from './root.tsx';
import type { RouteHandle } from './route-handle.ts';
import { type PageRoute, pageRoutes } from './routes.ts';

/** Message sections that every page needs. */
export const SHELL_SECTIONS: SectionName[] = ['shell'];

/** A page waits this long for its data before it opens with its loading state (DESIGN, "Loading without shift"). */
const NAVIGATION_PATIENCE_MS = 150;

const LazyFailedPage = lazyPart(() => import('./shell/late-parts.ts').then((file) => file.FailedPage));

type LoadPage = (page: PageRoute) => Promise<PageModule>;

/**
 * The router's table. On the server a page is rendered when all its data is there; in a browser it opens after
 * `NAVIGATION_PATIENCE_MS` at the latest and shows its own loading state.
 */
export function createRoutes(app: AppContext, loadPage: LoadPage): RouteObject[] {
  async function load(module: PageModule, { request, params }: LoaderFunctionArgs): Promise<null> {
    const address: PageAddress = { params, query: new URL(request.url).searchParams };
    const wanted = [currentRestaurant, ...(module.resources?.(address, app) ?? [])];
    const all = Promise.all(wanted.map((resource) => app.resources.ensure(resource)));
    await (import.meta.env.SSR
      ? all
      : Promise.race([all, new Promise((resolve) => setTimeout(resolve, NAVIGATION_PATIENCE_MS))]));
    return null;
  }

  /** Does nothing on the server, which does not know the visitor. Checkout redirects visitors itself, with its own message. */
  function guard(page: PageRoute, { request }: LoaderFunctionArgs): Response | null {
    if (import.meta.env.SSR || page.id === 'checkout') return null;
    const { pathname, search } = new URL(request.url);
    const elsewhere = guardedElsewhere(page.guard, app.session.state.get(), pathname + search);
    return elsewhere === null ? null : redirect(elsewhere);
  }

  function route(page: PageRoute): RouteObject {
    const handle: RouteHandle = {
      page,
      module: undefined,
      async open() {
        const [module] = await Promise.all([loadPage(page), app.messages.need([...SHELL_SECTIONS, ...page.messages])]);
        handle.module = module;
        return module;
      },
    };
    return {
      id: page.id,
      path: page.path,
      handle,
      Component: () => handle.module && <handle.module.Component />,
      // Not the router's `lazy`, which waits even for a page that is loaded: that one must open within the click (decision 045).
      loader: (args) =>
        guard(page, args) ??
        (handle.module ? load(handle.module, args) : handle.open().then((module) => load(module, args))),
    };
  }

  return [{ id: 'root', Component: Root, ErrorBoundary: LazyFailedPage, children: pageRoutes.map(route) }];
}
