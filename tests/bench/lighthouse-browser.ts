import { execFileSync } from 'node:child_process';
import { findChromium } from '../../scripts/find-chromium.ts';

const path = findChromium();

/** The browser for Lighthouse: best the headless shell, which has no window to draw (decision 075). */
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
