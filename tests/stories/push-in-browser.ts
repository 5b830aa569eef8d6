import type { BrowserContext, Worker } from '@playwright/test';

/** Stands in for the browser's push service, which tests cannot reach. What it says of the subscription is what a real one says. */
export async function subscribeTo(
  context: BrowserContext,
  { endpoint, keys }: { endpoint: string; keys: { p256dh: string; auth: string } },
): Promise<void> {
  await context.addInitScript(
    ([address, json]) => {
      let current: unknown = null;
      PushManager.prototype.subscribe = async (options) => {
        const key = String(options?.applicationServerKey);
        const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
        const applicationServerKey = Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
        current = {
          endpoint: address,
          options: { applicationServerKey },
          toJSON: () => ({ endpoint: address, keys: json }),
        };
        return current as PushSubscription;
      };
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    },
    [endpoint, keys] as const,
  );
}

export interface Shown extends NotificationOptions {
  title: string;
}

/**
 * Hands a message to a service worker, as the browser does once it has decrypted it, and resolves to the notifications that it shows
 * then. The browser of the tests has none of its own.
 */
export function deliver(worker: Worker, message: object): Promise<Shown[]> {
  return worker.evaluate(async (text) => {
    const scope = self as unknown as { shown?: Map<string, Shown>; registration: ServiceWorkerRegistration };
    scope.shown ??= new Map();
    const { shown } = scope;
    scope.registration.showNotification = async (title, options) => {
      shown.set(options?.tag ?? '', { title, ...options });
    };
    const event = new Event('push') as Event & { data: object; waitUntil(work: Promise<void>): void };
    let work = Promise.resolve();
    Object.assign(event, {
      data: { json: () => JSON.parse(text) },
      waitUntil: (begun: Promise<void>) => {
        work = begun;
      },
    });
    self.dispatchEvent(event);
    await work;
    return [...shown.values()];
  }, JSON.stringify(message));
}

/** The service worker with this file in a context. Throws if there is none. */
export function workerOf(context: BrowserContext, file: string): Worker {
  const worker = context.serviceWorkers().find((each) => each.url().endsWith(file));
  if (!worker) throw new Error(`no page has the service worker ${file}`);
  return worker;
}
