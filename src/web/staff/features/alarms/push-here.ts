import type { DeviceInput } from '../../../../contract/staff/staff-alarms.ts';

/** `home-screen`: an iPhone or iPad in a tab, which rings only what was put on the home screen. */
export type PushSupport = 'ready' | 'blocked' | 'home-screen' | 'none';

const SCOPE = '/staff';
const WORKER = '/staff-worker.js';

/** Whether this browser can be rung. */
export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isThere) return Notification.permission === 'denied' ? 'blocked' : 'ready';
  // Safari alone has it, and says false in a tab.
  return (navigator as { standalone?: boolean }).standalone === false ? 'home-screen' : 'none';
}

/** This browser's subscription with the server's key; null: there is none, or one with another key. */
export async function subscriptionHere(publicKey: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const found = (await registration?.pushManager.getSubscription()) ?? null;
  const key = found?.options.applicationServerKey;
  return key && base64url(key) === publicKey ? found : null;
}

/** Asks for permission and subscribes; null: the person said no. Throws where the browser's push service cannot be reached. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: SCOPE });
  await isActive(registration);
  // One with another key would be in the way.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** What the server needs to ring a subscription. */
export function deviceOf(subscription: PushSubscription): Pick<DeviceInput, 'endpoint' | 'keys'> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: plain(keys['p256dh']), auth: plain(keys['auth']) } };
}

/** By which the server's list names this browser (`fingerprint`). */
export async function fingerprintOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Such as "Chrome · Android": what a person would call this device. */
export function nameHere(userAgent = navigator.userAgent): string {
  const first = (names: readonly string[]) => names.find((name) => userAgent.includes(name));
  // Each says that it is what stands behind it, too.
  const found = [first(BROWSERS), first(SYSTEMS)].filter((name) => name !== undefined);
  return found.map((name) => NAMES[name] ?? name).join(' · ');
}

const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'CrOS', 'Mac OS X', 'Linux'];
const NAMES: Record<string, string> = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  'Mac OS X': 'Mac',
  CrOS: 'ChromeOS',
};

interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}
// A Trusted Types policy can be created only once.
let policy: ScriptPolicy | undefined;

function workerAddress(): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(): string }): ScriptPolicy };
  };
  policy ??= trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER });
  return (policy?.createScriptURL(WORKER) ?? WORKER) as string;
}

function isActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}

function base64url(bytes: ArrayBuffer): string {
  return plain(btoa(String.fromCharCode(...new Uint8Array(bytes))));
}

function plain(base64 = ''): string {
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
