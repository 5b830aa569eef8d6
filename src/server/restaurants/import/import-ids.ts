import { stableId } from '../../platform/ids.ts';

/** The ids of a restaurant file's things: the same for the same slug and key, for ever. */
export function importIds(slug: string) {
  return {
    restaurant: stableId(slug, 'restaurant'),
    of: (kind: ImportKind, ...keys: string[]) => stableId(slug, kind, ...keys),
  };
}

export type ImportKind =
  | 'picture'
  | 'category'
  | 'product'
  | 'option-group'
  | 'option-value'
  | 'highlight'
  | 'promotion'
  | 'reward'
  | 'review'
  | 'review-reply';
export type ImportIds = ReturnType<typeof importIds>;
