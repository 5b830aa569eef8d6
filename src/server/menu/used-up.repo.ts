import type { Language } from '../../domain/languages.ts';
import { isUsedUp, leadsNowhere } from '../../domain/menu/used-up.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { isAvailableAt } from './availability.repo.ts';

interface Asked {
  restaurantId: string;
  contentLanguage: Language;
  now: number;
}

/**
 * The option groups of which fewer options are left at `now` (ms) than they ask for, by the dish that nobody can order therefore: their
 * names in the restaurant's own language. A group that an option opens keeps nobody from ordering: that option cannot be had.
 */
export async function usedUpGroups(db: Db, asked: Asked): Promise<Map<string, string[]>> {
  const groups = await groupsWithOptions(db, asked);
  const usedUpAmong = (isLeft: (option: Option) => boolean) =>
    groups.filter(({ min, perValue, values }) =>
      isUsedUp(
        min,
        values.map((value) => ({ isAvailable: isLeft(value) })),
        perValue,
      ),
    );
  const withNoneLeft = new Set(usedUpAmong(({ isAvailable }) => isAvailable).map(({ id }) => id));
  if (withNoneLeft.size === 0) return new Map();
  const usedUp = new Set(
    usedUpAmong((value) => value.isAvailable && !leadsNowhere(value, withNoneLeft)).map(({ id }) => id),
  );
  const opens = new Map(groups.map(({ id, values }) => [id, new Set(values.flatMap((value) => value.opens))]));
  const links = Map.groupBy(await namedLinks(db, asked), (link) => link.product_id);
  const names = [...links].map(([dish, own]) => {
    const opened = new Set(own.flatMap(({ group_id }) => [...(opens.get(group_id) ?? [])]));
    const missing = own.filter(({ group_id }) => usedUp.has(group_id) && !opened.has(group_id));
    return [dish, missing.map(({ text }) => text ?? '')] as const;
  });
  return new Map(names.filter(([, missing]) => missing.length > 0));
}

interface Option {
  isAvailable: boolean;
  opens: string[];
}

async function groupsWithOptions(db: Db, { restaurantId, now }: Asked) {
  const rows = await db
    .selectFrom('option_groups as g')
    .innerJoin('option_values as v', (join) =>
      join.onRef('v.restaurant_id', '=', 'g.restaurant_id').onRef('v.group_id', '=', 'g.id'),
    )
    .select(['g.id', 'g.min_selections as min', 'g.max_per_value as perValue'])
    .select(['v.is_available', 'v.unavailable_until', 'v.opens'])
    .where('g.restaurant_id', '=', restaurantId)
    .where((eb) => eb.or([eb('g.min_selections', '>', 0), eb('v.opens', 'is not', null)]))
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, values]) => ({
    ...{ id, min: values[0]?.min ?? 0, perValue: values[0]?.perValue ?? 1 },
    values: values.map((row): Option => ({ isAvailable: isAvailableAt(row, now), opens: fromJson(row.opens) ?? [] })),
  }));
}

/** The groups of each dish in their order, by name. */
function namedLinks(db: Db, { restaurantId, contentLanguage }: Asked) {
  return db
    .selectFrom('product_option_groups as p')
    .leftJoin('texts as t', (join) =>
      join
        .onRef('t.restaurant_id', '=', 'p.restaurant_id')
        .onRef('t.subject_id', '=', 'p.group_id')
        .on('t.subject', '=', 'option_group')
        .on('t.field', '=', 'name')
        .on('t.lang', '=', contentLanguage),
    )
    .select(['p.product_id', 'p.group_id', 't.text'])
    .where('p.restaurant_id', '=', restaurantId)
    .orderBy('p.position')
    .execute();
}
