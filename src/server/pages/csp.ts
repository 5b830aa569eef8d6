import { createHash } from 'node:crypto';

/**
 * The map of the page Contact. Allowed on all pages, because the app may go to Contact from any of them without loading another
 * document.
 */
const FRAMES = ['https://www.openstreetmap.org'];
/** Remote pictures that a restaurant's record may name. */
const IMAGES = ["'self'", 'data:', 'https:'];
/** The Trusted Types policies of `src/web`: for sanitised dialog HTML and for the service worker's address. */
const TRUSTED_TYPES = ['html', 'worker'];
/** The one of `src/web/ui/map/`, which lets MapLibre start the one worker that is its own, and nothing else. */
const MAP_TYPES = ['default'];

/**
 * The Content-Security-Policy of a page whose inline styles and scripts are exactly these (DECISIONS, settled 15). `hasMap`: a map may be drawn
 * on it.
 */
export function contentSecurityPolicy(inline: { styles: string[]; scripts: string[]; hasMap?: boolean }): string {
  const hashes = (texts: string[]) =>
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(inline.scripts).join(' ')}`,
    `style-src 'self' ${hashes(inline.styles).join(' ')}`,
    `img-src ${IMAGES.join(' ')}`,
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${FRAMES.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...TRUSTED_TYPES, ...(inline.hasMap ? MAP_TYPES : [])].join(' ')}`,
  ].join('; ');
}
