import type { Language } from '../../domain/languages.ts';
import type { Services } from '../services.ts';
import { HASH_LENGTH } from './content-hash.ts';
import { hasDerivative, makeDerivative } from './derivatives.ts';
import { MEDIA_BASE, mediaFile } from './picture-sizes.ts';
import { restaurantIds } from './pictures.repo.ts';

/** Makes in the background what visitors would wait for: every size that an answer names, one after the other. */
export async function warmPictures({ db, config, content }: Services): Promise<void> {
  for (const { id, content_language } of await restaurantIds(db)) {
    const { restaurant, highlights, products } = await content.of(id, content_language as Language);
    for (const name of namesIn(JSON.stringify([restaurant, highlights, products]))) {
      const file = mediaFile(name);
      if (file?.kind !== 'picture' || (await hasDerivative(config, file))) continue;
      // A picture that can't be read stays missing; the others are still wanted.
      await makeDerivative(config, file).catch(() => {});
    }
  }
}

const ADDRESS = new RegExp(`${MEDIA_BASE}/([0-9a-f]{${HASH_LENGTH}}-\\d+\\.\\w+)`, 'g');

function namesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(ADDRESS), (match) => match[1] as string))];
}
