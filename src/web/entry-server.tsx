import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createApi } from '../contract/api-client.ts';
import type { PageRequest, PlainAnswer, PlainRequest, RenderedPage } from '../contract/page-handler.ts';
import type { PageData } from './app/api/page-data.ts';
import { Resources } from './app/api/resources.ts';
import { seedsOf } from './app/api/seeds.ts';
import { type AppContext, AppProvider } from './app/app-context.ts';
import { createDialogs } from './app/hosts/dialogs.ts';
import { createSnackbar } from './app/hosts/snackbar.ts';
import { Messages } from './app/i18n/i18n.ts';
import { createStore } from './app/storage/store.ts';
import { createRoutes, SHELL_SECTIONS } from './create-routes.tsx';
import { loadPage } from './page-files.ts';
import { lookForPayment } from './plain/pay-plainly.ts';
import { plainApp, quoteOf } from './plain/plain-app.ts';
import { pointOf } from './plain/point-of.ts';
import { elsewhere, takeForm } from './plain/take-form.ts';
import type { RouteHandle } from './route-handle.ts';

export { pageRoutes } from './routes.ts';
export { staffRoutes } from './staff/staff-routes.ts';

/** React puts preloads of logo and flag before the markup, where they would come before the page's own picture. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Renders one public page for a restaurant and a language, never for a certain visitor. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const app = serverApp(request);
  return render(app, await openPage(app, request.url), async (page) => renderToString(page));
}

/** Answers somebody without scripts: their form, or the page that they open, rendered for them (decision 102). */
export async function answerPlainly({ visit: before, form, ...request }: PlainRequest): Promise<PlainAnswer> {
  const server = serverApp(request);
  const { app, visit, changes } = await plainApp(server, before, form);
  const opened = await openPage(app, request.url);
  const { page, address } = opened;
  await app.messages.need([...SHELL_SECTIONS, ...page.messages, 'cart', 'checkout', 'dish', 'product', 'deals']);
  if (page.id === 'checkout') {
    app.plain.point = await pointOf(app);
    app.plain.quote = await quoteOf(app);
  }
  if (page.id === 'order-details') await lookForPayment(app, address.params['orderId'] ?? '');
  const here = request.url.slice(new URL(request.url).origin.length);
  if (form?.has('leave')) return { visit: null, cart: app.plain.cart.items.length ? app.plain.cart : null, to: here };
  const step = form
    ? await takeForm(app, page, here, { form, address, visit, changes })
    : await elsewhere(app, page, address, visit);
  const told = { ...visit, notices: [], place: app.plain.delivery.kept };
  if (step && step.to !== null) return { visit: { ...told, notices: step.notices ?? [], ...step.visit }, to: step.to };
  const notices = step ? step.notices : [...visit.notices, ...changes];
  const shown = { ...app, plain: { ...app.plain, notices } };
  // Waits for parts that a browser loads later, and has them in their places.
  const rendered = await render(shown, opened, async (markup) => {
    const { prelude } = await prerender(markup, { progressiveChunkSize: Number.POSITIVE_INFINITY });
    return new Response(prelude).text();
  });
  const orderKey = page.id === 'checkout' ? app.plain.orderKey : visit.orderKey;
  return { visit: { ...told, orderKey }, rendered, isRefused: step?.isRefused ?? false };
}

type Opened = Awaited<ReturnType<typeof openPage>>;

/** Finds the page of an address and fetches what it shows. */
async function openPage(app: AppContext, url: string) {
  const handler = createStaticHandler(createRoutes(app, ({ id }) => loadPage(id)));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`a page answered ${context.status} by itself`);
  const failure = context.errors && Object.values(context.errors)[0];
  if (failure) throw failure;
  const match = context.matches.at(-1);
  if (!match) throw new Error('the table of URLs ends with a page for every other path');
  const { page, open } = match.route.handle as RouteHandle;
  // In the document only where no script runs, which would need them as data.
  await app.messages.need(['plain']);
  const address = { params: match.params, query: new URL(url).searchParams };
  return { handler, context, page, address, module: await open() };
}

async function render(
  app: AppContext,
  { handler, context, page, address, module }: Opened,
  toText: (page: React.ReactNode) => Promise<string>,
): Promise<RenderedPage> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await toText(
    <AppProvider value={app}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProvider>,
  );
  const head = module.head?.(address, app) ?? { title: '' };
  const { plain: _, ...messages } = app.messages.loaded();
  return {
    html: html.replace(PRELOADS, ''),
    page,
    head,
    data: {
      language: app.messages.language,
      renderedAt: app.renderedAt,
      messages,
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
