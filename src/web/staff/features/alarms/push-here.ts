import { subscriptionOf } from '../../../app/push-support.ts';

const SCOPE = '/staff';
const WORKER = '/staff-worker.js';

/** This browser's subscription with the server's key; null: there is none, or one with another key. */
export async function subscriptionHere(publicKey: string): Promise<PushSubscription | null> {
  return subscriptionOf(await navigator.serviceWorker.getRegistration(SCOPE), publicKey);
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
