import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findControl, said, until, type Visitor } from './visitor.ts';

export const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Firefox itself, by WebDriver BiDi. */
export async function visitWithFirefox(executablePath: string): Promise<Visitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    // What the app still fetches for later when the next page is opened.
    if (!String(error).includes('A ServiceWorker intercepted the request')) complaints.push(String(error));
  });
  const text = () => page.evaluate(() => document.body.innerText);
  const find = (control: Parameters<Visitor['tap']>[0]) =>
    until(
      async () => (await page.evaluateHandle(findControl, control)).asElement() as ElementHandle<Element> | null,
      async () => `${said(control)} at ${page.url()}, which says: ${await text()}`,
    );
  return {
    browser: await browser.version(),
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    tap: async (control) => (await find(control)).click(),
    type: async (control, typed) => (await find(control)).type(typed),
    async sees(wanted) {
      await until(
        async () => (await text()).includes(wanted),
        async () => `“${wanted}” is not at ${page.url()}, which says: ${await text()}`,
      );
    },
    async close() {
      await browser.close();
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    },
  };
}
