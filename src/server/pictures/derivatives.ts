import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { exists, originalPath } from './original-files.ts';
import { workOnPicture } from './picture-process.ts';
import type { PictureFormat } from './picture-sizes.ts';

export interface Derivative {
  /** Hash of the original. */
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

/** Writes the resized picture of a restaurant to `mediaDir`. Concurrent calls share one job. */
export function makeDerivative(
  config: Pick<Config, 'DATA_DIR' | 'mediaDir'>,
  restaurantId: string,
  derivative: Derivative,
): Promise<void> {
  const path = join(config.mediaDir, derivativeName(derivative));
  let job = running.get(path);
  if (!job) {
    const original = originalPath(config, derivative.hash);
    job = makeUnlessMade(restaurantId, original, path, derivative).finally(() => running.delete(path));
    running.set(path, job);
  }
  return job;
}

/** Another job may have made it since it was found missing. */
async function makeUnlessMade(
  restaurantId: string,
  original: string,
  path: string,
  derivative: Derivative,
): Promise<void> {
  if (!(await exists(path))) await workOnPicture(restaurantId, 'resizePicture', original, path, derivative);
}
