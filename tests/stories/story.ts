import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export const CUSTOMER = { email: 'customer@demo.test', password: 'Demo-pass-1' };
export const OWNER = { email: 'owner@demo.test', password: 'Demo-pass-1' };
export const NEW_PASSWORD = 'Hungry-at-8';

/** Address of a restaurant's own site. */
export function site(slug: string, path = '/'): string {
  const port = Number(process.env['STORIES_PORT'] ?? 3999);
  return `http://${slug}.localhost:${port}${path}`;
}

interface Watch {
  /** Allows answers of a status that the story provokes, such as a refused password's. */
  allowStatus(status: number): void;
  /** Allows failed requests, for stories that cut the connection. */
  allowFailures(): void;
}

/** A test that fails on any console error, page error, failed request or answer of 400 and above. */
export const story = base.extend<{ watch: Watch; watchContext: (context: BrowserContext) => void }>({
  watchContext: [
    async ({ context, browser }, use, info) => {
      const troubles: string[] = [];
      const allowed = new Set<number>();
      const noted: Notes = { allowed, failuresAllowed: false };
      const attach = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error' && !allowedNoise(message.text(), noted))
            troubles.push(`console: ${message.text()}`);
        });
        page.on('pageerror', (error) => troubles.push(`page: ${error.message}`));
        page.on('requestfailed', (request) => {
          const reason = request.failure()?.errorText ?? '';
          if (reason !== 'net::ERR_ABORTED' && !noted.failuresAllowed)
            troubles.push(`request: ${request.url()} ${reason}`);
        });
        page.on('response', (response) => {
          if (response.status() >= 400 && !allowed.has(response.status()))
            troubles.push(`answer: ${response.status()} ${response.url()}`);
        });
      };
      const watch = (other: BrowserContext) => {
        for (const page of other.pages()) attach(page);
        other.on('page', attach);
      };
      watch(context);
      (info as unknown as { noted: Notes }).noted = noted;
      await use(watch);
      expect(troubles).toEqual([]);
      // Boards that a story opened would ring beside all later ones: Playwright closes only its own context.
      for (const other of browser.contexts()) if (other !== context) await other.close();
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a test needs from this pattern
  watch: async ({}, use, info) => {
    const { noted } = info as unknown as { noted: Notes };
    await use({
      allowStatus: (status) => noted.allowed.add(status),
      allowFailures: () => {
        noted.failuresAllowed = true;
      },
    });
  },
});

interface Notes {
  allowed: Set<number>;
  failuresAllowed: boolean;
}

const FAILED_REQUEST = /Failed to load resource|net::ERR_|WebSocket connection|error occurred when fetching the script/;

/** Whether a console error is the browser's own log entry for a request that may be refused or fail. */
function allowedNoise(text: string, { allowed, failuresAllowed }: Notes): boolean {
  if (failuresAllowed && FAILED_REQUEST.test(text)) return true;
  return [...allowed].some((status) => text.includes(`status of ${status}`));
}

/** Expects no accessibility violation on what is shown now, in the current colour mode. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
}

/** The only rules that a colour mode can break, as it changes nothing but colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Rules = (axe: AxeBuilder) => AxeBuilder;

async function expectNoViolations(page: Page, rules: Rules): Promise<void> {
  // Waits for animations to end, so that fading parts have their final contrast.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
  });
  const violations = await violationsOn(page, rules);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual(
    [],
  );
}

/** The violations of the rules on what is shown now. */
export async function violationsOn(page: Page, rules: Rules) {
  // Legacy mode runs in the page itself instead of a second one: it has no cross-origin frames. Passed rules are not reported.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  return (await rules(axe).analyze()).violations;
}

/** Expects no accessibility violation on what is shown now, in both colour modes. */
export async function expectAccessibleInBothModes(page: Page): Promise<void> {
  const mode = await page.evaluate(() => document.documentElement.dataset['mode']);
  // Without motion, because a slide that is fading has no definite contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showMode(page, 'light');
  await expectAccessible(page);
  await showMode(page, 'dark');
  await expectNoViolations(page, (axe) => axe.withRules(COLOUR_RULES));
  await showMode(page, mode);
  await page.emulateMedia({ reducedMotion: null });
}

async function showMode(page: Page, mode: string | undefined): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset['mode'] = value;
  }, mode);
}

/** A name that differs from that of an earlier try of the story, which may have left data behind. */
export function ofThisTry(name: string): string {
  const number = tryNumber();
  return number === 1 ? name : `${name} ${number}`;
}

/** The number of this try of the story, from 1. */
export function tryNumber(): number {
  const { retry, repeatEachIndex } = base.info();
  return 1 + retry + repeatEachIndex;
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('#root[data-hydrating], #root:empty'));
}

export { expect };
