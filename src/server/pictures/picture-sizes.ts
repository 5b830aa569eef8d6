/** Where resized pictures, logos and videos are served. */
export const MEDIA_BASE = '/media';

/** Widths in pixels, smallest first: dishes are cards, heroes fill the page. */
export const PICTURE_WIDTHS = { dish: [400, 800], hero: [900, 1600] } as const;
export type PictureUse = keyof typeof PICTURE_WIDTHS;

export const ALL_WIDTHS: readonly number[] = Object.values(PICTURE_WIDTHS).flat();
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
