import { constants, setPriority } from 'node:os';
import { cleanLogo } from './clean-logo.ts';
import { cleanPicture } from './clean-picture.ts';
import { drawIcon } from './draw-icon.ts';
import { measurePicture } from './measure-picture.ts';
import { resizePicture } from './resize-picture.ts';

const work = { cleanLogo, cleanPicture, measurePicture, resizePicture, drawIcon };

/** The functions that this process runs, by name. */
export type PictureWork = typeof work;

/** Message to this process (`picture-process.ts`). */
export interface Asked {
  id: number;
  name: keyof PictureWork;
  given: unknown[];
}
export type Told = { id: number; hasBegun: true } | { id: number; answer: unknown } | { id: number; failure: string };

// Requests of customers have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, name, given }: Asked) => {
  process.send?.({ id, hasBegun: true } satisfies Told);
  const run = work[name] as (...given: unknown[]) => Promise<unknown>;
  const told: Told = await run(...given).then(
    (answer) => ({ id, answer }),
    (error: Error) => ({ id, failure: error.message }),
  );
  process.send?.(told);
});
