import { getLegalTexts } from '../../../contract/endpoints/legal.ts';
import type { LegalTexts } from '../../../contract/legal.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Resource } from '../../app/api/resource.ts';
import type { AppContext } from '../../app/app-context.ts';
import { currentRestaurant } from '../restaurant/restaurant-resource.ts';

/** The restaurant's own legal texts; null: it uses the given ones. Asked for only where the restaurant says that it has some. */
export function ownLegalTexts({
  resources,
}: Pick<AppContext, 'resources'>): Resource<{ data: (LegalTexts & { lang: Language }) | null }> {
  return {
    key: 'legal',
    async fetch(api, conditions) {
      await resources.ensure(currentRestaurant);
      const legal = resources.peek(currentRestaurant)?.data.restaurant?.legal;
      return legal?.own.length
        ? api.call(getLegalTexts, { ...conditions })
        : { ok: true, data: { data: null }, etag: null };
    },
  };
}
