import { readFile } from 'node:fs/promises';
import { writeWhole } from '../original-files.ts';
import type { PictureFormat } from '../picture-sizes.ts';
import { openPicture } from './open-picture.ts';

/** Writes the picture of file `original` to `path` in this width and format. */
export async function resizePicture(
  original: string,
  path: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<void> {
  const data = await readFile(original);
  await writeWhole(path, (await isFitting(data, width, format)) ? data : await encode(data, width, format));
}

function encode(data: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = openPicture(data).autoOrient().resize({ width, withoutEnlargement: true });
  // 4:4:4, because subsampled colour bleeds, such as red sauce on white plates.
  return format === 'avif'
    ? resized.avif({ quality: 48, chromaSubsampling: '4:4:4', effort: 4 }).toBuffer()
    : resized.webp({ quality: 78 }).toBuffer();
}

/** Bytes per pixel up to which an original counts as compressed for the web: 29 kB for 800 x 600. */
const FITTING_DENSITY = 0.06;

/**
 * Whether the original can be served unchanged: small, upright, in the right format and without metadata. Encoding it again would
 * only lose quality.
 */
async function isFitting(data: Buffer, width: number, format: PictureFormat): Promise<boolean> {
  const original = await openPicture(data).metadata();
  const isFormat = format === 'avif' ? original.compression === 'av1' : original.format === 'webp';
  const isUpright = (original.orientation ?? 1) === 1;
  const isSilent = !original.exif && !original.xmp && !original.iptc;
  const isLight = data.length <= original.width * original.height * FITTING_DENSITY;
  return isFormat && isUpright && isSilent && isLight && original.width <= width;
}
