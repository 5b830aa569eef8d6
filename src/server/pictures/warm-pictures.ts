import type { Services } from '../services.ts';
import { hasDerivative, makeDerivative } from './derivatives.ts';
import { MEDIA_BASE, mediaFile, type PictureUse } from './picture-sizes.ts';
import { restaurantsWithPictures, shownPictures } from './pictures.repo.ts';
import { presentPicture } from './present-picture.ts';

/** Makes in the background what visitors would wait for: every size that an answer names, one after the other. */
export async function warmPictures({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  for (const restaurantId of await restaurantsWithPictures(db)) {
    // Read from the rows: presenting every restaurant's whole content would fill the memory with what nobody asked for.
    const shown = Object.entries(await shownPictures(db, restaurantId));
    const images = shown.flatMap(([use, rows]) => rows.map((row) => presentPicture(row, use as PictureUse)));
    for (const name of namesIn(JSON.stringify(images))) {
      const file = mediaFile(name);
      if (file?.kind !== 'picture' || (await hasDerivative(config, file))) continue;
      // A picture that can't be read stays missing; the others are still wanted.
      await makeDerivative(config, file).catch(() => {});
    }
  }
}

const ADDRESS = new RegExp(`${MEDIA_BASE}/([\\w-]+\\.\\w+)`, 'g');

function namesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(ADDRESS), (match) => match[1] as string))];
}
