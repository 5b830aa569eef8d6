import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../../scripts/find-chromium.ts';

const WITHOUT_A_WINDOW = '/usr/bin/chromium-headless-shell';
const path = process.env['CHROMIUM_PATH'] ?? (existsSync(WITHOUT_A_WINDOW) ? WITHOUT_A_WINDOW : findChromium());

/**
 * The browser for Lighthouse: Chromium's headless shell, which has no window (decision 056), if it is installed, else the
 * tests' Chromium. CHROMIUM_PATH names another.
 */
export const lighthouseBrowser = {
  path,
  flags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // Text has the width that phones give it, without rounding to whole pixels.
    '--font-render-hinting=none',
    // The nginx that stands in for production has a self-signed certificate.
    '--ignore-certificate-errors',
  ],
};

/** For a report: which browser it was, and whether it had a window to draw. */
export function browserVersion(): Record<string, string> {
  const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const name = path.includes('headless-shell') ? 'Chromium without a window' : 'Chromium';
  return { [name]: /[\d.]{5,}/.exec(said)?.[0] ?? 'of an unknown version' };
}
