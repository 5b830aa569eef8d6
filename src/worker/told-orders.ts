declare const self: ServiceWorkerGlobalScope;

/** The message that the server encrypts for this browser (`push-order.ts`). */
interface Told {
  title: string;
  body: string;
  /** The order's: what is new takes the place of what was. */
  tag: string;
  lang: string;
  /** The order's page. */
  path: string;
}

/** Shows how a customer's order goes on, and opens its page when that is tapped. */
export function tellOfOrders(): void {
  self.addEventListener('push', (event) => {
    const told = event.data?.json() as Told | undefined;
    if (!told) return;
    const { title, path, ...rest } = told;
    const shown = { ...rest, icon: '/app-icons/192.png', renotify: true, data: path };
    event.waitUntil(self.registration.showNotification(title, shown));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(show(String(event.notification.data)));
  });
}

async function show(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}
