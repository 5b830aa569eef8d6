import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { freePort } from '../support/free-port.ts';
import { findControl, said, until, type Visitor } from './visitor.ts';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** A screen that nobody sees: WebKit draws into none without one. */
export const SCREEN = '/usr/bin/Xvfb';

/** WebKit's own small browser, by WebDriver. */
export async function visitWithWebKit(): Promise<Visitor> {
  const port = await freePort();
  const display = `:${port}`;
  const screen = spawn(SCREEN, [display, '-screen', '0', '390x844x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  process.once('exit', () => {
    for (const child of [driver, screen]) child.kill();
  });
  const server = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    async () => 'WebKitWebDriver did not start',
  );
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  const described = await session.getCapabilities();
  const text = () => session.executeScript<string>('return document.body.innerText');
  const find = (control: Parameters<Visitor['tap']>[0]) =>
    until(
      () => session.executeScript<WebElement | null>(`return (${findControl})(arguments[0])`, control),
      async () => `${said(control)} at ${await session.getCurrentUrl()}, which says: ${await text()}`,
    );
  return {
    browser: `WebKit ${described.getBrowserVersion()}`,
    open: (address) => session.get(address),
    tap: async (control) => (await find(control)).click(),
    type: async (control, typed) => (await find(control)).sendKeys(typed),
    async sees(wanted) {
      await until(
        async () => (await text()).includes(wanted),
        async () => `“${wanted}” is not at ${await session.getCurrentUrl()}, which says: ${await text()}`,
      );
    },
    async close() {
      await session.quit();
      await Promise.all([stopped(driver), stopped(screen)]);
    },
  };
}

function stopped(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill();
  });
}
