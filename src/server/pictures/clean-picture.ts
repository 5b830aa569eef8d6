import { Refusal } from '../platform/refusal.ts';
import { openPicture, UnknownPicture } from './open-picture.ts';
import { PICTURE_WIDTHS } from './picture-sizes.ts';
import { picturesRefusals } from './pictures.refusals.ts';

/** Pixels: below it a dish is blurred on every screen. */
const MIN_WIDTH = 400;
const MIN_HEIGHT = 300;
/** Pixels: more than any size that is made of it needs, so that new sizes can be made one day. */
const MAX_SIDE = 2 * Math.max(...Object.values(PICTURE_WIDTHS).flat());
const MAX_SECONDS = 30;
/** Besides AVIF, which is one kind of HEIF. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/**
 * The picture upright and at most 3200 pixels long, without what a camera wrote into it (place, time, owner) and
 * without whatever else a file may carry: nothing but its pixels is kept. Refused when they can't all be read.
 */
export async function cleanPicture(data: Uint8Array): Promise<Buffer> {
  try {
    const { format, compression, autoOrient } = await openPicture(data).metadata();
    const isAvif = format === 'heif' && compression === 'av1';
    if (!isAvif && !FORMATS.has(format)) throw new UnknownPicture(format);
    if (autoOrient.width < MIN_WIDTH || autoOrient.height < MIN_HEIGHT) {
      throw new Refusal(picturesRefusals.picture_too_small, { values: { width: MIN_WIDTH, height: MIN_HEIGHT } });
    }
    const upright = openPicture(data)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS });
    if (format === 'jpeg') return await upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
    if (format === 'png') return await upright.png().toBuffer();
    if (format === 'webp') return await upright.webp({ quality: 92, smartSubsample: true }).toBuffer();
    return await upright.avif({ quality: 80, chromaSubsampling: '4:4:4' }).toBuffer();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(reasonOf(error as Error));
  }
}

function reasonOf(error: Error) {
  if (error instanceof UnknownPicture) return picturesRefusals.picture_type_unsupported;
  // The decoder tells its reasons in words only.
  if (error.message.includes('unsupported image format')) return picturesRefusals.picture_type_unsupported;
  if (error.message.includes('pixel limit')) return picturesRefusals.picture_has_too_many_pixels;
  return picturesRefusals.picture_damaged;
}
