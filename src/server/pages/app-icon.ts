import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Restaurant } from '../../contract/restaurants.ts';
import { deriveTheme } from '../../domain/look/derive-theme.ts';
import { contentHash } from '../pictures/content-hash.ts';
import { isDrawing } from '../pictures/logo-file.ts';
import { exists, originalPath, writeWhole } from '../pictures/original-files.ts';
import { workOnPicture } from '../pictures/picture-process.ts';
import { mediaFile } from '../pictures/picture-sizes.ts';
import type { Config } from '../platform/config.ts';

/** `tile`: the icon fills its square, because phones cut icons to their own shapes. Otherwise it is the logo alone. */
export const APP_ICONS = {
  // For browser tabs, fetched before the first paint. Search engines want at least 48 pixels.
  '48.png': { size: 48, tile: false },
  '192.png': { size: 192, tile: false },
  '512.png': { size: 512, tile: false },
  'tile-180.png': { size: 180, tile: true },
  'tile-512.png': { size: 512, tile: true },
} as const;
export type AppIconName = keyof typeof APP_ICONS;

const WHITE = '#ffffff';
/** The Lucide icon "utensils", for a restaurant without a logo. */
const UTENSILS = 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7';

/** A version that changes whenever the icon does. */
export function appIconVersion({ logoUrl, themeSettings }: Pick<Restaurant, 'logoUrl' | 'themeSettings'>): string {
  return contentHash(Buffer.from(`${logoUrl} ${themeSettings.primary}`)).slice(0, 8);
}

/** How long a drawing that failed is not drawn again: anybody may ask for icons, and a failure may have taken half a minute. */
const FAILED_MS = 60_000;

const drawn = new Map<string, Promise<Buffer>>();

/** The restaurant's icon as PNG, made once and stored beside the resized pictures. Concurrent calls share one job. */
export async function appIcon(
  config: Pick<Config, 'DATA_DIR' | 'mediaDir'>,
  restaurant: Pick<Restaurant, '_id' | 'logoUrl' | 'themeSettings'>,
  name: AppIconName,
): Promise<Buffer> {
  const path = join(config.mediaDir, `app-icon-${appIconVersion(restaurant)}-${name}`);
  if (await exists(path)) return readFile(path);
  let job = drawn.get(path);
  if (!job) {
    job = draw(config, restaurant, name, path);
    drawn.set(path, job);
    job.then(
      () => drawn.delete(path),
      () => setTimeout(() => drawn.delete(path), FAILED_MS).unref(),
    );
  }
  return job;
}

async function draw(
  config: Pick<Config, 'DATA_DIR'>,
  restaurant: Pick<Restaurant, '_id' | 'logoUrl' | 'themeSettings'>,
  name: AppIconName,
  path: string,
): Promise<Buffer> {
  const { size, tile } = APP_ICONS[name];
  const { mark, ground } = await markOf(config, restaurant);
  const isInset = tile || ground !== WHITE;
  const icon = Buffer.from(await workOnPicture(restaurant._id, 'drawIcon', mark, { size, ground, isInset }));
  await writeWhole(path, icon);
  return icon;
}

interface Mark {
  /** An SVG document, or the file of a picture. */
  mark: string | Buffer;
  /** Background colour, '#rrggbb'. */
  ground: string;
}

async function markOf(
  config: Pick<Config, 'DATA_DIR'>,
  { logoUrl, themeSettings }: Pick<Restaurant, 'logoUrl' | 'themeSettings'>,
): Promise<Mark> {
  const file = logoUrl ? mediaFile(logoUrl.slice(logoUrl.lastIndexOf('/') + 1)) : null;
  const path = file?.kind === 'original' ? originalPath(config, file.hash, file.ending) : null;
  if (path && (await exists(path))) {
    const logo = await readFile(path);
    return { mark: isDrawing(logo) ? logo.toString() : logo, ground: WHITE };
  }
  const theme = deriveTheme(themeSettings);
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${theme['--on-primary']}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${UTENSILS}"/></svg>`;
  return { mark, ground: theme['--primary'] as string };
}
