import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's or Playwright's. As root on Debian installs one; otherwise throws an error
 * that says what to install.
 */
export function findChromium(): string {
  const found = search();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = search();
    if (installed) return installed;
  }
  throw new Error('The browser tests need Chromium: install it (Debian: apt install chromium), or set CHROMIUM_PATH.');
}

function search(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...KNOWN, chromium.executablePath()].find((path) => path && existsSync(path));
}
