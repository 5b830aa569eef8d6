import type { BrowserContext, Worker } from '@playwright/test';
import { newBrowser } from '../support/push-service.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

/** Stands in for the browser's push service, which tests cannot reach. What it says of the subscription is what a real one says. */
async function subscribeTo(context: BrowserContext): Promise<void> {
  const { endpoint, keys } = newBrowser('https://push.example').input;
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

interface Shown {
  title: string;
  tag?: string;
}

/**
 * Hands a message to the staff's service worker, as the browser does once it has decrypted it, and resolves to the notifications that
 * it shows then. The browser of the tests has none of its own.
 */
function deliver(worker: Worker, message: object): Promise<Shown[]> {
  return worker.evaluate(async (text) => {
    const scope = self as unknown as { shown?: Map<string, Shown>; registration: ServiceWorkerRegistration };
    scope.shown ??= new Map();
    const { shown } = scope;
    scope.registration.showNotification = async (title, options) => {
      shown.set(options?.tag ?? '', { title, ...options } as Shown);
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

story('staff let a device ring, see what it shows, and revoke it', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, 'brasa', '/staff', (context) => {
    watchContext(context);
    void subscribeTo(context);
    void context.grantPermissions(['notifications'], { origin: site('brasa', '') });
  });
  await desk.getByRole('link', { name: 'Ring this device' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Alarms' })).toBeVisible();
  await expectAccessibleInBothModes(desk);
  await desk.getByRole('textbox', { name: 'Name' }).fill('Tablet at the counter');
  await desk.getByRole('button', { name: 'Ring this device' }).click();
  await expect(desk.getByText('This device rings as Tablet at the counter.')).toBeVisible();
  await desk.getByRole('button', { name: 'Test alarm' }).click();
  await expect(desk.getByText('Tablet at the counter rings within seconds.')).toBeVisible();

  const ring = {
    title: 'Order K7M2-9QXP is waiting for an answer',
    body: 'Delivery · £24.80 · 7:40 PM',
    tag: 'one',
    lang: 'en',
  };
  const worker = desk
    .context()
    .serviceWorkers()
    .find((each) => each.url().endsWith('/staff-worker.js'));
  if (!worker) throw new Error('the staff have no service worker');
  expect(await deliver(worker, ring)).toMatchObject([{ title: ring.title, body: ring.body, tag: 'one' }]);
  // What is sent twice, because nobody knows whether it went out, is shown once.
  expect(await deliver(worker, ring)).toHaveLength(1);

  await desk.getByRole('button', { name: 'Remove Tablet at the counter' }).click();
  await desk.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(desk.getByText('None yet.', { exact: false })).toBeVisible();
});

story('an owner sets how the board sounds and whom the last alarm calls', async ({ browser, watchContext, watch }) => {
  watch.allowStatus(409);
  const desk = await openDesk(browser, 'kumo', '/staff/alarms', watchContext);
  await desk.getByRole('radio', { name: 'Buzzer' }).check({ force: true });
  await desk.getByRole('switch', { name: 'Sound until somebody answers' }).check();
  await desk.getByRole('switch', { name: 'Call an address' }).check();
  await desk.getByRole('textbox', { name: 'Address' }).fill('https://127.0.0.1/');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(
    desk.getByText('must begin with https:// and be on the public internet', { exact: false }),
  ).toBeVisible();
  await desk.getByRole('textbox', { name: 'Address' }).fill('https://alarms.example/ring');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByLabel('Key of the signatures')).toHaveValue(/^whsec_/);
  await expectAccessibleInBothModes(desk);
  await desk.reload();
  await expect(desk.getByRole('radio', { name: 'Buzzer' })).toBeChecked();
  await expect(desk.getByRole('textbox', { name: 'Address' })).toHaveValue('https://alarms.example/ring');
});
