import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { inTurn } from './in-turn.ts';
import { openPicture } from './open-picture.ts';
import { exists, originalPath, writeWhole } from './original-files.ts';
import type { PictureFormat } from './picture-sizes.ts';

export interface Derivative {
  /** Of the original. */
  hash: string;
  width: number;
  format: PictureFormat;
}

export function derivativeName({ hash, width, format }: Derivative): string {
  return `${hash}-${width}.${format}`;
}

export function hasDerivative(config: Pick<Config, 'mediaDir'>, derivative: Derivative): Promise<boolean> {
  return exists(join(config.mediaDir, derivativeName(derivative)));
}

const running = new Map<string, Promise<void>>();

/** Makes the resized picture in `mediaDir`: once, however many ask at the same time, and two at most in all. */
export function makeDerivative(config: Pick<Config, 'DATA_DIR' | 'mediaDir'>, derivative: Derivative): Promise<void> {
  const path = join(config.mediaDir, derivativeName(derivative));
  let job = running.get(path);
  if (!job) {
    job = inTurn(() => resize(originalPath(config, derivative.hash), path, derivative)).finally(() =>
      running.delete(path),
    );
    running.set(path, job);
  }
  return job;
}

async function resize(original: string, path: string, { width, format }: Derivative): Promise<void> {
  if (await exists(path)) return;
  const data = await readFile(original);
  await writeWhole(path, (await isFitting(data, width, format)) ? data : await encode(data, width, format));
}

function encode(data: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = openPicture(data).autoOrient().resize({ width, withoutEnlargement: true });
  // 4:4:4 keeps red sauce on white plates from bleeding.
  return format === 'avif'
    ? resized.avif({ quality: 54, chromaSubsampling: '4:4:4', effort: 4 }).toBuffer()
    : resized.webp({ quality: 78 }).toBuffer();
}

/** Bytes a pixel up to which an original counts as made for the web: 29 kB for a dish of 800 x 600. */
const FITTING_DENSITY = 0.06;

/**
 * An original that is small, upright, in the right format and says nothing about who took it where is served as it
 * is: encoding again only loses.
 */
async function isFitting(data: Buffer, width: number, format: PictureFormat): Promise<boolean> {
  const original = await openPicture(data).metadata();
  const isFormat = format === 'avif' ? original.compression === 'av1' : original.format === 'webp';
  const isUpright = (original.orientation ?? 1) === 1;
  const isSilent = !original.exif && !original.xmp && !original.iptc;
  const isLight = data.length <= original.width * original.height * FITTING_DENSITY;
  return isFormat && isUpright && isSilent && isLight && original.width <= width;
}
