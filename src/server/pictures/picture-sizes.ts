import { HASH_LENGTH } from './content-hash.ts';

/** Where resized pictures, logos and videos are served. */
export const MEDIA_BASE = '/media';

/** Widths in pixels, smallest first: dishes are rows and cards, heroes fill the page. 340, 560 and 750 are what common phones ask for. */
export const PICTURE_WIDTHS = { dish: [340, 560, 750, 800], hero: [750, 900, 1600] } as const;
export type PictureUse = keyof typeof PICTURE_WIDTHS;

const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

type MediaFile =
  | { kind: 'picture'; hash: string; width: number; format: PictureFormat }
  | { kind: 'original'; hash: string; ending: '.svg' | '.mp4' };

const ALL_WIDTHS = Object.values(PICTURE_WIDTHS).flat();
const PICTURE = new RegExp(`^([0-9a-f]{${HASH_LENGTH}})-(${ALL_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);
const ORIGINAL = new RegExp(`^([0-9a-f]{${HASH_LENGTH}})(\\.svg|\\.mp4)$`);

/** What a name below `/media/` asks for; null when it is not one that this server gives out. */
export function mediaFile(name: string): MediaFile | null {
  const [, hash = '', width, format] = PICTURE.exec(name) ?? [];
  if (hash) return { kind: 'picture', hash, width: Number(width), format: format as PictureFormat };
  const [, original = '', ending] = ORIGINAL.exec(name) ?? [];
  return original ? { kind: 'original', hash: original, ending: ending as '.svg' | '.mp4' } : null;
}
