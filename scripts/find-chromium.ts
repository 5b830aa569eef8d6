import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium's headless shell, which draws no window (decision 075). */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium for tests: CHROMIUM_PATH, the headless shell, the system's whole browser or Playwright's. As root on Debian
 * installs the shell; otherwise throws an error that says what to install.
 */
export function findChromium(): string {
  return (
    firstOf(SHELL, ...WHOLE, chromium.executablePath()) ??
    installed('chromium-headless-shell', SHELL) ??
    missing('chromium-headless-shell')
  );
}

/** As `findChromium`, but the whole browser: it shows at once what the shell puts off (decision 075). */
export function findWholeChromium(): string {
  return firstOf(...WHOLE, chromium.executablePath()) ?? installed('chromium', ...WHOLE) ?? missing('chromium');
}

function firstOf(...paths: string[]): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...paths].find((path) => path && existsSync(path));
}

function installed(name: string, ...paths: string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', name], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return firstOf(...paths);
}

function missing(name: string): never {
  throw new Error(`The browser tests need Chromium: install it (Debian: apt install ${name}), or set CHROMIUM_PATH.`);
}
