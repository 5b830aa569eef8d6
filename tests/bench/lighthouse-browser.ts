import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../../scripts/find-chromium.ts';

const WITHOUT_A_WINDOW = '/usr/bin/chromium-headless-shell';
const path = process.env['CHROMIUM_PATH'] ?? (existsSync(WITHOUT_A_WINDOW) ? WITHOUT_A_WINDOW : findChromium());

/**
 * What Lighthouse looks through: Chromium without a window (decision 056) where that is installed, else the one
 * of the tests. CHROMIUM_PATH names another.
 */
export const lighthouseBrowser = {
  path,
  flags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // Letters are as wide as phones draw them, not rounded to whole pixels.
    '--font-render-hinting=none',
    // The certificate of the stand-in for production signs itself.
    '--ignore-certificate-errors',
  ],
};

/** For a report: which browser it was, and whether it had a window to draw. */
export function browserVersion(): Record<string, string> {
  const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const name = path.includes('headless-shell') ? 'Chromium without a window' : 'Chromium';
  return { [name]: /[\d.]{5,}/.exec(said)?.[0] ?? 'of an unknown version' };
}
