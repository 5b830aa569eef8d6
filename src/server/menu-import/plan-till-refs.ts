import { type OwnRef, ownRefKey } from '../menu/till-refs.repo.ts';
import { type ImportedMenu, sizeRef } from './imported-menu.ts';
import type { MatchedIds } from './match-menu.ts';

/** A till's own ref that an import brings. */
export interface PlannedRef {
  own: OwnRef;
  /** null: the record was called by our id. */
  before: string | null;
}

interface Around {
  ids: MatchedIds;
  known: ReadonlyMap<string, string>;
  /** Whether there is such a dish or option when the import is applied. */
  exists(id: string): boolean;
}

/** The refs by which the till knows what is imported, where they are others than are known. */
export function planTillRefs(menu: ImportedMenu, { ids, known, exists }: Around): PlannedRef[] {
  const dishes = menu.dishes.flatMap(({ ref: dish, tillRefs = [] }): OwnRef[] => {
    const id = ids.dishes.get(dish) ?? '';
    return tillRefs.flatMap(({ size, ref }): OwnRef[] => {
      const sizeId = size === null ? '' : ids.values.get(size);
      return sizeId === undefined ? [] : [{ subject: 'dish', id, sizeId, ref }];
    });
  });
  const options = menu.groups.flatMap(({ ref: group, values = [] }) =>
    values.flatMap(({ ref: value, tillRef }): OwnRef[] =>
      tillRef === undefined
        ? []
        : [{ subject: 'option', id: ids.values.get(sizeRef(group, value)) ?? '', ref: tillRef }],
    ),
  );
  return [...dishes, ...options].flatMap((own) => {
    const before = known.get(ownRefKey(own)) ?? null;
    return exists(own.id) && before !== own.ref ? { own, before } : [];
  });
}
