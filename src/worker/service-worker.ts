import { cachedPage, keepFirstPages, OFFLINE, pageFromNetwork } from './cached-pages.ts';
import { PAGES } from './caches.ts';
import { fileFromCache } from './files.ts';
import { leaveToNetwork } from './leave-to-network.ts';
import { isBypassed, isFile, isPublicPage } from './scope.ts';
import { tellOfOrders } from './told-orders.ts';

/*
 * Makes a restaurant's site readable offline (DECISIONS, settled 16): caches the last version of each public page per address and
 * language, and the files that they need. Never touches answers of the API or personal data.
 */
declare const self: ServiceWorkerGlobalScope;

/** Time after which a cached page is shown if the server has not answered. */
const PATIENCE_MS = 8000;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(leaveToNetwork(event));
});

tellOfOrders();

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  // Pages of older builds refer to scripts that may no longer exist.
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('pages-') && name !== PAGES).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
  const open = await self.clients.matchAll({ type: 'window' });
  await keepFirstPages(open.map(({ url }) => url));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPublicPage(url)) event.respondWith(publicPage(event, url));
    else if (!isBypassed(url)) event.respondWith(personalPage(request, url));
  } else if (isFile(url) && !request.headers.has('range')) {
    event.respondWith(fileFromCache(request, (work) => event.waitUntil(work)));
  }
});

async function publicPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = pageFromNetwork(event.request, url, (work) => event.waitUntil(work));
  const answer = await Promise.race([network.catch(() => null), patience()]);
  if (answer) return answer;
  return (await cachedPage(url)) ?? network.catch(() => offlinePage(url));
}

/** Not cached: its markup is the same for everybody, but its content needs a connection. */
function personalPage(request: Request, url: URL): Promise<Response> {
  return fetch(request).catch(() => offlinePage(url));
}

/** The offline page, with a link back to the page that the visitor wanted. */
async function offlinePage(url: URL): Promise<Response> {
  const offline = new URL(OFFLINE, url);
  if (!(await cachedPage(offline))) return Response.error();
  offline.searchParams.set('from', url.pathname + url.search);
  return Response.redirect(offline.href, 302);
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}
