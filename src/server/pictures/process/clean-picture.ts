import type { Sharp } from 'sharp';
import { PICTURE_WIDTHS } from '../picture-sizes.ts';
import { openPicture, UnknownPicture } from './open-picture.ts';
import { type BadPicture, whyBad } from './why-bad.ts';

/** In pixels: twice the largest size that is made, so that larger ones can be added later. */
const MAX_SIDE = 2 * Math.max(...Object.values(PICTURE_WIDTHS).flat());
const MAX_SECONDS = 30;
/** AVIF is accepted too, as a kind of HEIF. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/** The cleaned picture, or why it is refused. */
export type CleanPicture = { data: Uint8Array } | { refused: BadPicture | 'picture_too_small' };

/**
 * Re-encodes a picture, upright and at most 3200 pixels long, so that only its pixels are kept: no metadata of the camera (place,
 * time, owner) and nothing else that a file can carry. Refuses pictures that cannot be decoded completely.
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
    return { refused: whyBad(error as Error) };
  }
}

function encoded(picture: Sharp, format: string): Promise<Buffer> {
  if (format === 'jpeg') return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'png') return picture.png().toBuffer();
  if (format === 'webp') return picture.webp({ quality: 92, smartSubsample: true }).toBuffer();
  return picture.avif({ quality: 80, chromaSubsampling: '4:4:4' }).toBuffer();
}
