import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { exists, originalPath } from './original-files.ts';
import { workOnPicture } from './picture-process.ts';
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

/** Makes the resized picture in `mediaDir`: once, however many ask at the same time. */
export function makeDerivative(config: Pick<Config, 'DATA_DIR' | 'mediaDir'>, derivative: Derivative): Promise<void> {
  const path = join(config.mediaDir, derivativeName(derivative));
  let job = running.get(path);
  if (!job) {
    job = makeUnlessMade(originalPath(config, derivative.hash), path, derivative).finally(() => running.delete(path));
    running.set(path, job);
  }
  return job;
}

/** Somebody else's may have been made since it was missed. */
async function makeUnlessMade(original: string, path: string, derivative: Derivative): Promise<void> {
  if (!(await exists(path))) await workOnPicture('resizePicture', original, path, derivative);
}
