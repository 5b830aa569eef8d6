import { z } from 'zod';
import type { ServingHours } from '../../../domain/menu/serving-hours.ts';
import { WEEKDAYS, type Weekday } from '../../../domain/times/weekdays.ts';
import type { ImportedMenu, ImportedValue } from '../imported-menu.ts';
import type { ReadingPlace } from '../reading-place.ts';
import { JsonMenu } from './json-menu.ts';

/* A menu of Uber Eats' Menu API (v2): menus with hours, categories, items that are dishes or options, modifier groups. */

const texts = z.object({ translations: z.record(z.string(), z.string().nullable()).nullish() }).nullish();
const ids = z.object({ ids: z.array(z.string()).nullish() }).nullish();
const counts = z
  .object({
    min_permitted: z.number().nullish(),
    max_permitted: z.number().nullish(),
    default_quantity: z.number().nullish(),
    charge_above: z.number().nullish(),
  })
  .nullish();
const overrides = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.object({ context_type: z.string(), context_value: z.string(), ...shape })).nullish();
const item = z.object({
  id: z.string(),
  title: texts,
  description: texts,
  image_url: z.string().nullish(),
  modifier_group_ids: ids,
  price_info: z.object({ price: z.number(), overrides: overrides({ price: z.number().nullish() }) }).nullish(),
  quantity_info: z.object({ quantity: counts, overrides: overrides({ quantity: counts }) }).nullish(),
  suspension_info: z.object({ suspension: z.object({ suspend_until: z.number().nullish() }).nullish() }).nullish(),
  tax_info: z.object({ tax_rate: z.number().nullish(), vat_rate_percentage: z.number().nullish() }).nullish(),
  dish_info: z.object({ classifications: z.object({ alcoholic_items: z.number().nullish() }).nullish() }).nullish(),
  nutritional_info: z
    .object({ calories: z.object({ lower_range: z.number().nullish(), upper_range: z.number().nullish() }).nullish() })
    .nullish(),
});
const group = z.object({
  id: z.string(),
  title: texts,
  quantity_info: z.object({ quantity: counts }).nullish(),
  modifier_options: z.array(z.object({ id: z.string() })).nullish(),
});
const uberMenu = z.object({
  items: z.array(item),
  modifier_groups: z.array(group).nullish(),
  categories: z.array(
    z.object({
      id: z.string(),
      title: texts,
      subtitle: texts,
      entities: z.array(z.object({ id: z.string() })).nullish(),
    }),
  ),
  menus: z.array(
    z.object({
      category_ids: z.array(z.string()).nullish(),
      service_availability: z
        .array(
          z.object({
            day_of_week: z.string(),
            time_periods: z.array(z.object({ start_time: z.string(), end_time: z.string() })).nullish(),
          }),
        )
        .nullish(),
    }),
  ),
});
type UberItem = z.infer<typeof item>;
type UberGroup = z.infer<typeof group>;

export function readUberEats(data: unknown, place: ReadingPlace): ImportedMenu | null {
  const { success, data: found } = uberMenu.safeParse(data);
  if (!success) return null;
  const menu = new JsonMenu('uber-eats', place);
  const items = new Map(found.items.map((each) => [each.id, each]));
  const groups = new Map((found.modifier_groups ?? []).map((each) => [each.id, each]));
  const hours = hoursOfCategories(found.menus);
  const placed = new Map<string, string[]>();
  for (const { id, title, subtitle, entities } of found.categories) {
    const description = menu.textOf(subtitle?.translations ?? {});
    const fields = { ...(Object.keys(description).length && { description }), hours: hours.get(id) ?? null };
    menu.categories.set(id, { ref: id, name: menu.textOf(title?.translations ?? {}), fields });
    for (const entity of entities ?? []) placed.set(entity.id, [...(placed.get(entity.id) ?? []), id]);
  }
  for (const [id, categories] of placed) {
    const dish = items.get(id);
    if (dish) readItem(menu, { dish, categories, items, groups });
  }
  return menu.done();
}

interface Around {
  dish: UberItem;
  categories: string[];
  items: ReadonlyMap<string, UberItem>;
  groups: ReadonlyMap<string, UberGroup>;
}

function readItem(menu: JsonMenu, { dish, categories, items, groups }: Around): void {
  const own = (dish.modifier_group_ids?.ids ?? []).flatMap((id) => groups.get(id) ?? []);
  for (const each of own) readGroup(menu, each, { items, groups });
  const description = menu.textOf(dish.description?.translations ?? {});
  if (dish.tax_info?.tax_rate || dish.tax_info?.vat_rate_percentage) menu.lose('lost_taxes');
  const { lower_range: least, upper_range: most } = dish.nutritional_info?.calories ?? {};
  const kcal = most === null || most === undefined || most === least ? least : null;
  if (dish.nutritional_info?.calories && !kcal) menu.lose('lost_kcal');
  const isAlcoholic = (dish.dish_info?.classifications?.alcoholic_items ?? 0) > 0;
  menu.dishes.push({
    ref: dish.id,
    name: menu.textOf(dish.title?.translations ?? {}),
    categories,
    groups: own.map((each) => each.id),
    ...(dish.image_url && { pictureAddress: dish.image_url }),
    ...(isSuspended(dish) && { isSoldOut: true }),
    fields: {
      ...(dish.price_info && { price: menu.amount(dish.price_info.price) }),
      ...(Object.keys(description).length && { description }),
      ...(kcal && { kcal: Math.round(kcal) }),
      ...(isAlcoholic && { dietary: ['alcohol'] as const }),
    } as ImportedDishFields,
  });
}
type ImportedDishFields = ImportedMenu['dishes'][number]['fields'];

interface Known extends Pick<Around, 'items' | 'groups'> {
  /** Whether an option opens it: then it opens no further ones. */
  isOpened?: boolean;
}

function readGroup(menu: JsonMenu, { id, title, quantity_info, modifier_options }: UberGroup, known: Known): void {
  const { items, groups, isOpened = false } = known;
  if (menu.groups.has(id)) return;
  const options = (modifier_options ?? []).flatMap((option) => items.get(option.id) ?? []);
  const { min_permitted: min, max_permitted: max, charge_above: included } = quantity_info?.quantity ?? {};
  const inGroup = options.map(
    (option) => option.quantity_info?.overrides?.find((each) => each.context_value === id)?.quantity,
  );
  const perValue = Math.max(1, ...inGroup.map((each) => each?.max_permitted ?? 1));
  const openedBy = (option: UberItem) =>
    (option.modifier_group_ids?.ids ?? []).flatMap((inner) => groups.get(inner) ?? []);
  if (isOpened) menu.lose('lost_nested', options.filter((option) => openedBy(option).length > 0).length);
  else for (const inner of options.flatMap(openedBy)) readGroup(menu, inner, { items, groups, isOpened: true });
  const most = max ?? options.length * perValue;
  menu.groups.set(id, {
    ref: id,
    name: menu.textOf(title?.translations ?? {}),
    fields: {
      minSelections: min ?? 0,
      maxSelections: Math.max(1, most),
      maxPerValue: Math.min(perValue, Math.max(1, most), 9),
      ...(included ? { included } : {}),
    },
    values: options.map((option, at): ImportedValue => {
      const price = option.price_info?.overrides?.find(
        (each) => each.context_type === 'MODIFIER_GROUP' && each.context_value === id,
      )?.price;
      return {
        ref: option.id,
        name: menu.textOf(option.title?.translations ?? {}),
        ...(isSuspended(option) && { isSoldOut: true }),
        ...(!isOpened && { opens: openedBy(option).map((inner) => inner.id) }),
        fields: {
          priceAdjustment: menu.amount(price ?? option.price_info?.price ?? 0),
          isDefault: (inGroup[at]?.default_quantity ?? 0) > 0,
        },
      };
    }),
  });
}

function isSuspended({ suspension_info }: UberItem): boolean {
  return (suspension_info?.suspension?.suspend_until ?? 0) > 0;
}

/** A category is served in the hours of the menus that hold it; those of whole days and all of them are none. */
function hoursOfCategories(menus: z.infer<typeof uberMenu>['menus']): Map<string, ServingHours> {
  const found = new Map<string, ServingHours>();
  for (const { category_ids, service_availability } of menus) {
    const spans = new Map<string, Weekday[]>();
    for (const { day_of_week, time_periods } of service_availability ?? []) {
      const day = WEEKDAYS.find((each) => each === day_of_week.toLowerCase());
      for (const { start_time, end_time } of time_periods ?? []) {
        const span = `${start_time.slice(0, 5)} ${end_time.slice(0, 5).replace('23:59', '00:00')}`;
        if (day) spans.set(span, [...(spans.get(span) ?? []), day]);
      }
    }
    const isAlways = spans.get('00:00 00:00')?.length === WEEKDAYS.length;
    if (isAlways || spans.size === 0) continue;
    const windows = [...spans].map(([span, weekdays]) => {
      const [from = '', to = ''] = span.split(' ');
      return { weekdays, from, to };
    });
    for (const id of category_ids ?? []) {
      const known = found.get(id)?.windows ?? [];
      found.set(id, { windows: [...known, ...windows].slice(0, 7), firstDate: null, lastDate: null });
    }
  }
  return found;
}
