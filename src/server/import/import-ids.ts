import { shortened, stableId } from '../platform/ids/ids.ts';

export type ImportKind =
  | 'picture'
  | 'category'
  | 'product'
  | 'option-group'
  | 'option-value'
  | 'deal'
  | 'highlight'
  | 'promotion'
  | 'reward'
  | 'review'
  | 'review-reply';
export type ImportIds = ReturnType<typeof importIds>;

const IN_EVERY_MENU = new Set<ImportKind>(['product', 'category']);

/**
 * Ids for what a restaurant file names, always the same for the same slug and key. Dishes and categories get short ids (decision
 * 039), except those in `kept`: they were stored with long ids before.
 */
export function importIds(slug: string, kept: ReadonlySet<string> = new Set()) {
  return {
    restaurant: stableId(slug, 'restaurant'),
    of(kind: ImportKind, ...keys: string[]) {
      const id = stableId(slug, kind, ...keys);
      return IN_EVERY_MENU.has(kind) && !kept.has(id) ? shortened(id) : id;
    },
  };
}
