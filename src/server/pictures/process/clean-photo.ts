import { openPicture } from './open-picture.ts';
import { whyBad } from './why-bad.ts';

/** In pixels: enough to read a number at a door. */
const MAX_SIDE = 1280;
const MAX_SECONDS = 10;

/**
 * Re-encodes a photo that a phone has taken, upright and small, as WebP: without its place, its time and whatever else a file can carry. null: it
 * is no picture, or a damaged one.
 */
export async function cleanPhoto(data: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await openPicture(data)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS })
      .webp({ quality: 70 })
      .toBuffer();
  } catch (error) {
    // Throws what says nothing of the picture.
    whyBad(error as Error);
    return null;
  }
}
