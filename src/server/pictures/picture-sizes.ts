import { HASH_LENGTH } from './content-hash.ts';

/** Address below which resized pictures, logos and videos are served. */
export const MEDIA_BASE = '/media';

/**
 * Widths in pixels, ascending. `dish` is for rows and cards, `hero` for pictures across the page. 340, 560 and 750 are what
 * common phones request.
 */
export const PICTURE_WIDTHS = { dish: [340, 560, 750, 800], hero: [750, 900, 1600] } as const;
export type PictureUse = keyof typeof PICTURE_WIDTHS;

const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Formats of files that are served as they are stored: logos and videos. */
const ORIGINAL_FORMATS = ['svg', 'webp', 'mp4'] as const;
type OriginalEnding = `.${(typeof ORIGINAL_FORMATS)[number]}`;

type MediaFile =
  | { kind: 'picture'; hash: string; width: number; format: PictureFormat }
  | { kind: 'original'; hash: string; ending: OriginalEnding };

const ALL_WIDTHS = Object.values(PICTURE_WIDTHS).flat();
const PICTURE = new RegExp(`^([0-9a-f]{${HASH_LENGTH}})-(${ALL_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);
const ORIGINAL = new RegExp(`^([0-9a-f]{${HASH_LENGTH}})(\\.(?:${ORIGINAL_FORMATS.join('|')}))$`);

/** The file that a name below `/media/` stands for; null: no name of this server's. */
export function mediaFile(name: string): MediaFile | null {
  const [, hash = '', width, format] = PICTURE.exec(name) ?? [];
  if (hash) return { kind: 'picture', hash, width: Number(width), format: format as PictureFormat };
  const [, original = '', ending] = ORIGINAL.exec(name) ?? [];
  return original ? { kind: 'original', hash: original, ending: ending as OriginalEnding } : null;
}
