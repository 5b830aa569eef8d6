import { decimalsOf } from '../../src/domain/money/currencies.ts';
import { sayName } from '../../src/server/menu-import/imported-menu.ts';
import type { MenuTerms } from '../../src/server/menu-import/menu-terms.ts';
import { planImport } from '../../src/server/menu-import/plan-import.ts';
import { readMenuFile } from '../../src/server/menu-import/read-menu-file.ts';
import type { ReadingPlace } from '../../src/server/menu-import/reading-place.ts';

/** What a file makes of an empty menu. */
export async function brought(
  data: string | Uint8Array,
  currency: string,
  said: Pick<ReadingPlace, 'areCodesUsual'> = {},
) {
  const place = { contentLanguage: 'en', currency, decimals: decimalsOf(currency) } as const;
  const empty: MenuTerms = {
    ...place,
    ...{ categories: new Map(), groups: new Map(), dishes: new Map(), tillRefs: new Map() },
  };
  const menu = await readMenuFile(typeof data === 'string' ? Buffer.from(data) : data, { ...place, ...said });
  const plan = planImport('restaurant', menu, empty);
  const after = {
    categories: new Map(plan.categories.map((each) => [each.id, each.after])),
    groups: new Map(plan.groups.map((each) => [each.id, each.after])),
    dishes: new Map(plan.dishes.map((each) => [each.id, each.after])),
  };
  const again = planImport('restaurant', menu, { ...empty, ...after });
  const dish = (name: string) => {
    const found = plan.dishes.find((each) => sayName(each.after.name, 'en') === name)?.after;
    if (!found) throw new Error(`there is no ${name}`);
    const groups = found.optionGroupIds.map((id) => after.groups.get(id));
    const categories = found.categoryIds.map((id) => after.categories.get(id)?.name['en']);
    return { ...found, groups, categories };
  };
  const counts = { categories: plan.categories.length, groups: plan.groups.length, dishes: plan.dishes.length };
  const changedAgain = again.categories.length + again.groups.length + again.dishes.length;
  const lost = Object.fromEntries(
    plan.notes.flatMap(({ kind, code, values }) => (kind === 'lost' ? [[code, values?.['count'] ?? 1]] : [])),
  );
  const assumed = [...new Set(plan.notes.flatMap(({ kind, code }) => (kind === 'assumed' ? [code] : [])))];
  const faults = plan.notes.filter(({ kind }) => kind === 'fault');
  const current = { ...empty, ...after };
  return { source: menu.source, counts, changedAgain, lost, assumed, faults, dish, plan, current };
}
