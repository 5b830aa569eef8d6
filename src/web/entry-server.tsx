import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createApi } from '../contract/api-client.ts';
import type { PageRequest, RenderedPage } from '../contract/page-handler.ts';
import type { PageData } from './app/api/page-data.ts';
import { Resources } from './app/api/resources.ts';
import { seedsOf } from './app/api/seeds.ts';
import { type AppContext, AppProvider } from './app/app-context.ts';
import { createDialogs } from './app/hosts/dialogs.ts';
import { createSnackbar } from './app/hosts/snackbar.ts';
import { Messages } from './app/i18n/i18n.ts';
import { createStore } from './app/storage/store.ts';
import { createRoutes } from './create-routes.tsx';
import { loadPage } from './page-files.ts';
import type { RouteHandle } from './route-handle.ts';

export { pageRoutes } from './routes.ts';
export { staffRoutes } from './staff/staff-routes.ts';

/** React puts preloads of logo and flag before the markup, where they would come before the page's own picture. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Renders one public page for a restaurant and a language, never for a certain visitor. */
export async function renderPage({ url, language, now, transport }: PageRequest): Promise<RenderedPage> {
  const app = serverApp({ url, language, now, transport });
  const handler = createStaticHandler(createRoutes(app, ({ id }) => loadPage(id)));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`a page answered ${context.status} by itself`);
  const failure = context.errors && Object.values(context.errors)[0];
  if (failure) throw failure;
  const match = context.matches.at(-1);
  if (!match) throw new Error('the table of URLs ends with a page for every other path');
  const { page, open } = match.route.handle as RouteHandle;
  const module = await open();
  const address = { params: match.params, query: new URL(url).searchParams };
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <AppProvider value={app}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProvider>,
  );
  const head = module.head?.(address, app) ?? { title: '' };
  return {
    html: html.replace(PRELOADS, ''),
    page,
    head,
    data: {
      language,
      renderedAt: now,
      messages: app.messages.loaded(),
      resources: seedsOf(app.resources.kept()),
    } satisfies PageData,
  };
}

function serverApp({ url, language, now, transport }: PageRequest): AppContext {
  const api = createApi(transport);
  const unknown = createStore({ status: 'unknown' as const });
  const never = () => {
    throw new Error('the server knows no visitor');
  };
  return {
    api,
    resources: new Resources(api),
    messages: new Messages(language),
    session: {
      state: unknown as AppContext['session']['state'],
      token: async () => null,
      keep: never,
      loadUser: never,
      setUser: never,
      signOut: never,
      drop: never,
      recover: never,
    },
    snackbar: createSnackbar(),
    dialogs: createDialogs(),
    busy: { run: (work) => work() },
    renderedAt: now,
    origin: new URL(url).origin,
  };
}
