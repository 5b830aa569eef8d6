import type { Page } from 'playwright';

/**
 * From the next click on, waits for what `shown` selects and was not there before (`appeared`). Looks only when something has changed: looking
 * through a thousand dishes in each frame would slow down what is measured.
 */
export async function watchAppearance(page: Page, shown: string): Promise<void> {
  await page.evaluate((selector) => {
    const old = document.querySelector(selector);
    const appeared = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const changes = new MutationObserver(() => {
          const now = document.querySelector(selector);
          if (!now || now === old) return;
          changes.disconnect();
          requestAnimationFrame(() => {
            // A message is delivered after the frame that has just begun is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        });
        changes.observe(document.body, { subtree: true, childList: true });
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
    Object.assign(window, { appeared });
  }, shown);
}

/** ms from the click to the first paint of what was watched for. */
export function appeared(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { appeared: Promise<number> }).appeared);
}
