import type { Browser, BrowserContext, Page } from '@playwright/test';
import { UNDO_MS } from '../../src/domain/limits.ts';
import { signIn } from './sign-in.ts';
import { expect, OWNER, site } from './story.ts';

/** Opens the board of a restaurant as its owner, in a browser context of its own. */
export async function openTablet(
  browser: Browser,
  slug: string,
  watch: (context: BrowserContext) => void,
): Promise<Page> {
  const page = await openDesk(browser, slug, '/staff', watch);
  await expect(page.getByRole('button', { name: /^(Pause ordering|Resume)$/ })).toBeVisible({ timeout: 30_000 });
  return page;
}

/** Opens a page of the staff's app as the owner, in a browser context of its own. */
export async function openDesk(
  browser: Browser,
  slug: string,
  path: string,
  watch: (context: BrowserContext) => void,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, locale: 'en-GB' });
  watch(context);
  const page = await context.newPage();
  await signIn(page, slug, OWNER);
  await page.goto(site(slug, path));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  return page;
}

/** The order's ticket in the lane that is open. */
export function cardOf(page: Page, orderNumber: string) {
  return page.getByRole('article', { name: `Order ${orderNumber}`, exact: true });
}

/** Opens a lane of the board. */
export async function openLane(page: Page, lane: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${lane}\\b`) }).click();
}

/** The order's ticket in this lane, which it opens where the ticket stands: due last, it is on the last page of a full board. */
export async function cardIn(page: Page, lane: string, orderNumber: string) {
  await openLane(page, lane);
  const panel = page.getByRole('tabpanel', { name: lane });
  const card = panel.getByRole('article', { name: `Order ${orderNumber}`, exact: true });
  const next = page.getByRole('button', { name: 'Next page' });
  while (!(await card.isVisible()) && (await next.isEnabled())) await next.click();
  return card;
}

/** Opens what the board's header keeps behind one button: the links to the other pages, the language, the account. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
}

/** The card's button of this name: on a full board it may be one of those that another button brings. */
export async function choiceOn(page: Page, orderNumber: string, name: string) {
  const card = cardOf(page, orderNumber);
  await expect(card).toBeAttached();
  const more = card.getByRole('button', { name: 'More choices' });
  if (await more.isVisible()) await more.click();
  return card.getByRole('button', { name });
}

/** Sends the order's tapped step at once. On a busy machine its seconds may be over first: it is sent either way. */
export async function sendNow(page: Page, orderNumber: string): Promise<void> {
  const button = cardOf(page, orderNumber).getByRole('button', { name: 'Send now' });
  await button.click({ timeout: UNDO_MS }).catch(() => expect(button).toBeHidden());
}
