import { constants, setPriority } from 'node:os';
import { cleanPhoto } from './clean-photo.ts';
import { cleanPicture } from './clean-picture.ts';
import { drawIcon } from './draw-icon.ts';
import { drawRows } from './draw-rows.ts';
import { measurePicture } from './measure-picture.ts';
import { openPicture } from './open-picture.ts';
import { resizePicture } from './resize-picture.ts';
import { type BadPicture, isLate, whyBad } from './why-bad.ts';

/** In pixels: what the largest app icon takes. Pages show a logo at less than a quarter of that. */
const MAX_SIDE = 512;
const MAX_SECONDS = 4;

/** The cleaned logo as WebP, or why it is refused. */
type CleanLogo = { data: Uint8Array } | { refused: BadPicture | 'logo_too_small' };

/**
 * Re-encodes a logo of pixels, upright and at most 512 pixels long, with its transparency and nothing else. Refuses one that is both
 * narrower and lower than `least`.
 */
async function cleanLogo(data: Uint8Array, least: { width: number; height: number }): Promise<CleanLogo> {
  try {
    const { autoOrient } = await openPicture(data).metadata();
    if (autoOrient.width < least.width && autoOrient.height < least.height) return { refused: 'logo_too_small' };
    const logo = openPicture(data)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS });
    // Flat colours are smaller without loss, photographs with it.
    const exact = await logo.clone().webp({ lossless: true }).toBuffer();
    const alike = await logo.clone().webp({ quality: 92, smartSubsample: true }).toBuffer();
    return { data: exact.length <= alike.length ? exact : alike };
  } catch (error) {
    return { refused: whyBad(error as Error) };
  }
}

const work = { cleanLogo, cleanPicture, cleanPhoto, measurePicture, resizePicture, drawIcon, drawRows };

/** The functions that this process runs, by name. */
export type PictureWork = typeof work;

/** Message to this process (`picture-process.ts`). */
export interface Asked {
  id: number;
  name: keyof PictureWork;
  given: unknown[];
}
export type Told =
  | { id: number; hasBegun: true }
  | { id: number; answer: unknown }
  | { id: number; failure: string }
  | { id: number; isLate: true };

// Requests of customers have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, name, given }: Asked) => {
  process.send?.({ id, hasBegun: true } satisfies Told);
  const run = work[name] as (...given: unknown[]) => Promise<unknown>;
  const told: Told = await run(...given).then(
    (answer) => ({ id, answer }),
    (error: Error) => (isLate(error) ? { id, isLate: true } : { id, failure: error.message }),
  );
  process.send?.(told);
});
