import type { Services } from '../services.ts';
import { hasDerivative, makeDerivative } from './derivatives.ts';
import { MEDIA_BASE, mediaFile, type PictureUse } from './picture-sizes.ts';
import { restaurantsWithPictures, shownPictures } from './pictures.repo.ts';
import { presentPicture } from './present-picture.ts';

type Needs = Pick<Services, 'db' | 'config'>;

interface Log {
  error(details: object, message: string): void;
}

/**
 * Makes the resized pictures in the background, one after the other, so that visitors need not wait for them. Errors are logged:
 * nobody waits for this, and what is left out is made when it is asked for.
 */
export async function warmPictures(needs: Needs, log: Log): Promise<void> {
  const failed =
    (details: object) =>
    (err: unknown): never[] => {
      log.error({ err, ...details }, 'pictures could not be warmed');
      return [];
    };
  const restaurants = await restaurantsWithPictures(needs.db).catch(failed({}));
  for (const restaurant of restaurants) await warm(needs, restaurant).catch(failed({ restaurant }));
}

async function warm({ db, config }: Needs, restaurantId: string): Promise<void> {
  // From the rows: loading all restaurants' content would fill the cache with what nobody asked for.
  const shown = Object.entries(await shownPictures(db, restaurantId));
  const images = shown.flatMap(([use, rows]) => rows.map((row) => presentPicture(row, use as PictureUse)));
  for (const name of namesIn(JSON.stringify(images))) {
    const file = mediaFile(name);
    if (file?.kind !== 'picture' || (await hasDerivative(config, file))) continue;
    // A picture that cannot be read must not stop the others.
    await makeDerivative(config, restaurantId, file).catch(() => {});
  }
}

const ADDRESS = new RegExp(`${MEDIA_BASE}/([\\w-]+\\.\\w+)`, 'g');

function namesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(ADDRESS), (match) => match[1] as string))];
}
