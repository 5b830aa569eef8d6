/*
 * The staff's service worker, for /staff alone: shows what rings this device, and brings the board to the front when it is tapped.
 * It keeps nothing and answers no request.
 */
// Makes this file a module, as the other worker is, with names of its own.
export {};

declare const self: ServiceWorkerGlobalScope;

/** The message that the server encrypts for this device (`push-message.ts`). */
interface Ring {
  title: string;
  body: string;
  /** The same for a message that is sent twice: the second takes the place of the first. */
  tag: string;
  lang: string;
}

const BOARD = '/staff';
const BADGE = '/app-icons/192.png';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const ring = event.data?.json() as Ring | undefined;
  if (!ring) return;
  const { title, ...rest } = ring;
  event.waitUntil(self.registration.showNotification(title, { ...rest, icon: BADGE, requireInteraction: true }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showBoard());
});

async function showBoard(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === BOARD) ?? windows[0];
  if (!open) return void (await self.clients.openWindow(BOARD));
  await open.focus();
  if (new URL(open.url).pathname !== BOARD) await open.navigate(BOARD);
}
