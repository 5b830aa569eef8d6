import type { Sharp } from 'sharp';
import { PICTURE_WIDTHS } from '../picture-sizes.ts';
import type { picturesRefusals } from '../pictures.refusals.ts';
import { openPicture, UnknownPicture } from './open-picture.ts';

/** Pixels: more than any size that is made of it needs, so that new sizes can be made one day. */
const MAX_SIDE = 2 * Math.max(...Object.values(PICTURE_WIDTHS).flat());
const MAX_SECONDS = 30;
/** Besides AVIF, which is one kind of HEIF. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/** The picture, or why it can't be taken. */
export type CleanPicture = { data: Uint8Array } | { refused: keyof typeof picturesRefusals };

/**
 * The picture upright and at most 3200 pixels long, without what a camera wrote into it (place, time, owner) and
 * without whatever else a file may carry: nothing but its pixels is kept. Refused when they can't all be read.
 */
export async function cleanPicture(data: Uint8Array, least: { width: number; height: number }): Promise<CleanPicture> {
  try {
    const { format, compression, autoOrient } = await openPicture(data).metadata();
    const isAvif = format === 'heif' && compression === 'av1';
    if (!isAvif && !FORMATS.has(format)) throw new UnknownPicture(format);
    if (autoOrient.width < least.width || autoOrient.height < least.height) return { refused: 'picture_too_small' };
    const upright = openPicture(data)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS });
    return { data: await encoded(upright, format) };
  } catch (error) {
    return { refused: reasonOf(error as Error) };
  }
}

function encoded(picture: Sharp, format: string): Promise<Buffer> {
  if (format === 'jpeg') return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'png') return picture.png().toBuffer();
  if (format === 'webp') return picture.webp({ quality: 92, smartSubsample: true }).toBuffer();
  return picture.avif({ quality: 80, chromaSubsampling: '4:4:4' }).toBuffer();
}

function reasonOf(error: Error) {
  if (error instanceof UnknownPicture) return 'picture_type_unsupported';
  // The decoder tells its reasons in words only.
  if (error.message.includes('unsupported image format')) return 'picture_type_unsupported';
  if (error.message.includes('pixel limit')) return 'picture_has_too_many_pixels';
  return 'picture_damaged';
}
