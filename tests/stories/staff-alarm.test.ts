import type { Browser, BrowserContext } from '@playwright/test';
import { CALM_BOARD, STUCK_PRINTER } from './brands.ts';
import { placeOrder } from './place-order.ts';
import { signIn } from './sign-in.ts';
import { printerAt } from './simulated-printer.ts';
import { staffApi } from './staff-api.ts';
import { cardIn, cardOf, choiceOn, openDesk, openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

const PRINTER = { name: 'Oven', paper: 'kitchen', copies: 1, categoryIds: null, language: 'en', columns: 48 };

story(
  'a board without a connection says so, keeps showing, catches up, and shows first what it missed',
  async ({ page, browser, watch, watchContext }) => {
    watch.allowFailures();
    await signIn(page, CALM_BOARD);
    const tablet = await openTablet(browser, CALM_BOARD, watchContext);
    const known = await placeOrder(page);
    await expect(await cardIn(tablet, 'New', known.number)).toBeVisible();

    // Its clock runs on, and is moved below.
    await tablet.clock.install();
    await tablet.context().setOffline(true);
    await expect(tablet.getByRole('alert').getByText('No connection.')).toBeVisible();
    await (await choiceOn(tablet, known.number, 'Accept, ready in 15 minutes')).click();
    await cardOf(tablet, known.number).getByRole('button', { name: 'Send now' }).click();
    await expect(cardOf(tablet, known.number)).toContainText('Not sent: no connection');
    const missed = await placeOrder(page);
    // What is shorter is not worth a word.
    await tablet.clock.fastForward(10_500);

    await tablet.context().setOffline(false);
    const missedCard = await cardIn(tablet, 'New', missed.number);
    await expect(missedCard).toBeVisible({ timeout: 20_000 });
    const called = /#\d+/.exec((await missedCard.textContent()) ?? '')?.[0];
    await expect(tablet.getByText('No connection.')).toBeHidden();
    await expect(await cardIn(tablet, 'Cooking', known.number)).toBeVisible({ timeout: 20_000 });

    // First of all stands what came meanwhile, until somebody has seen it.
    const gap = tablet.getByRole('alert').filter({ hasText: 'This device could not ring from' });
    await expect(gap).toContainText(`${called}`);
    await expectAccessibleInBothModes(tablet);
    await gap.getByRole('button', { name: 'Seen' }).click();
    await expect(gap).toBeHidden();
  },
);

/** Counts the bell's notes, and lets minutes pass fast once `isFast` is set. */
function countNotes() {
  const counted = window as unknown as { notes: number; isFast: boolean };
  counted.notes = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...at) {
    counted.notes += 1;
    return start.apply(this, at);
  };
  const { setInterval } = window;
  window.setInterval = ((act: () => void, ms?: number) =>
    setInterval(act, counted.isFast ? 300 : ms)) as typeof setInterval;
}

/** Opens a page of the staff's with the bell on. */
async function openWithBell(
  browser: Browser,
  path: string,
  watch: (context: BrowserContext) => void,
  slug = CALM_BOARD,
) {
  const tablet = await openDesk(browser, slug, path, (context) => {
    watch(context);
    void context.addInitScript(countNotes);
  });
  const notes = () => tablet.evaluate(() => (window as unknown as { notes: number }).notes);
  await tablet.getByRole('switch', { name: 'Sound for new orders' }).click();
  await expect.poll(notes).toBeGreaterThan(0);
  await tablet.evaluate(() => Object.assign(window, { isFast: true }));
  return { tablet, notes };
}

story(
  'each page for staff says that the connection is lost, and the bell rings while it stays so',
  async ({ browser, watch, watchContext }) => {
    watch.allowFailures();
    const { tablet, notes } = await openWithBell(browser, '/staff/menu', watchContext);
    await tablet.context().setOffline(true);
    await expect(tablet.getByRole('alert').getByText('No connection.')).toBeVisible();
    const rung = await notes();
    // More than orders of other stories let it ring meanwhile.
    await expect.poll(notes).toBeGreaterThan(rung + 6);
    await expectAccessibleInBothModes(tablet);
    await tablet.context().setOffline(false);
    await expect(tablet.getByText('No connection.')).toBeHidden({ timeout: 20_000 });
  },
);

story(
  'a tablet whose session ends by itself rings until somebody takes notice',
  async ({ browser, watch, watchContext }) => {
    watch.allowStatus(401);
    const { tablet, notes } = await openWithBell(browser, '/staff', watchContext);
    await tablet.context().clearCookies();
    await tablet.route('**/api/v1/**', (route) =>
      route.fulfill({ status: 401, json: { status: 401, code: 'unauthorised' } }),
    );
    // The board asks by itself, too: where it was faster, the link is gone.
    await tablet.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/staff/menu"]')?.click());
    await expect(
      tablet.getByText('This device was signed out and receives no orders.', { exact: false }),
    ).toBeVisible();
    const rung = await notes();
    await expect.poll(notes).toBeGreaterThan(rung + 6);
    await expectAccessibleInBothModes(tablet);
    await tablet.getByRole('button', { name: 'Silence' }).click();
    await expect(tablet.getByRole('button', { name: 'Silence' })).toBeHidden();
    await expect(tablet.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
);

story('a board sounds while a printer keeps papers back', async ({ page, browser, request, watchContext }) => {
  const desk = await openDesk(browser, STUCK_PRINTER, '/staff', watchContext);
  const { path } = await staffApi(desk, 'POST', '/printers', PRINTER);
  await signIn(page, STUCK_PRINTER);
  const { id } = await placeOrder(page);
  await staffApi(desk, 'PATCH', `/orders/${id}/status`, { status: 'Confirmed', readyInMinutes: 45 });
  const printer = printerAt(request, site(STUCK_PRINTER, path));
  await printer.poll('410%20Out%20of%20paper');
  const { tablet, notes } = await openWithBell(browser, '/staff', watchContext, STUCK_PRINTER);
  await expect(tablet.getByText('Printer Oven is out of paper.').first()).toBeVisible();
  const rung = await notes();
  await expect.poll(notes, { timeout: 45_000 }).toBeGreaterThan(rung);
});
