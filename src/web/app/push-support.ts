/** `home-screen`: an iPhone or iPad in a tab, which can be told only of what was put on the home screen. */
export type PushSupport = 'ready' | 'blocked' | 'home-screen' | 'none';

/** Whether this browser can be told something while its pages are closed. */
export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isThere) return Notification.permission === 'denied' ? 'blocked' : 'ready';
  // Safari alone has it, and says false in a tab.
  return (navigator as { standalone?: boolean }).standalone === false ? 'home-screen' : 'none';
}

/** The worker's subscription with the server's key; null: there is none, or one with another key. */
export async function subscriptionOf(
  registration: ServiceWorkerRegistration | undefined,
  publicKey: string,
): Promise<PushSubscription | null> {
  const found = (await registration?.pushManager.getSubscription()) ?? null;
  const key = found?.options.applicationServerKey;
  return key && plain(btoa(String.fromCharCode(...new Uint8Array(key)))) === publicKey ? found : null;
}

/** What the server needs to reach a subscription. */
export function reachOf(subscription: PushSubscription): { endpoint: string; keys: { p256dh: string; auth: string } } {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: plain(keys['p256dh']), auth: plain(keys['auth']) } };
}

function plain(base64 = ''): string {
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
