import type { Services } from '../services.ts';
import { hasDerivative, makeDerivative } from './derivatives.ts';
import { MEDIA_BASE, mediaFile, type PictureUse } from './picture-sizes.ts';
import { restaurantsWithPictures, shownPictures } from './pictures.repo.ts';
import { presentPicture } from './present-picture.ts';

/** Makes the resized pictures in the background, one after the other, so that visitors need not wait for them. */
export async function warmPictures({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  for (const restaurantId of await restaurantsWithPictures(db)) {
    // From the rows: loading all restaurants' content would fill the cache with what nobody asked for.
    const shown = Object.entries(await shownPictures(db, restaurantId));
    const images = shown.flatMap(([use, rows]) => rows.map((row) => presentPicture(row, use as PictureUse)));
    for (const name of namesIn(JSON.stringify(images))) {
      const file = mediaFile(name);
      if (file?.kind !== 'picture' || (await hasDerivative(config, file))) continue;
      // A picture that cannot be read must not stop the others.
      await makeDerivative(config, file).catch(() => {});
    }
  }
}

const ADDRESS = new RegExp(`${MEDIA_BASE}/([\\w-]+\\.\\w+)`, 'g');

function namesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(ADDRESS), (match) => match[1] as string))];
}
