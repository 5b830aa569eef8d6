import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { Additive, Allergen, AllergenKind, DietaryLabel } from '../../../../../domain/menu/food-labels.ts';
import { useMessages } from '../../../../app/app-context.ts';
import type { Fact } from '../../editing/describe-changes.ts';
import { useDifferenceLabels } from '../../editing/use-difference-labels.ts';
import { ownLabels } from '../own-labels.ts';
import { isServingDraft, isServingHours, servingInput } from './serving-draft.ts';

export type MenuWords = ReturnType<typeof useMenuWords>;

/** What names the fields of the menu's records, and shows their values as text. */
export function useMenuWords({ categories, optionGroups, products, contentLanguage, currency }: MenuRecord) {
  const t = useMessages('menu-editor');
  const days = useMessages('shell');
  const foods = useMessages('foods');
  const facts = useMessages('food-facts');
  const named = (things: { _id: string; name: MenuRecord['categories'][number]['name'] }[]) => {
    const names = new Map(things.map(({ _id, name }) => [_id, ownLabels(name, contentLanguage)]));
    return each((id: string) => names.get(id) ?? t('no_longer_there'));
  };
  return {
    ...useDifferenceLabels(currency),
    t,
    contentLanguage,
    categories: named(categories),
    optionGroups: named(optionGroups),
    dishes: each((id: string) => products.find(({ _id }) => _id === id)?.name ?? t('no_longer_there')),
    /** Of hours as they are drafted, as they are stored, or of a part of them. */
    serving: (value: unknown) => {
      const hours = isServingDraft(value) ? servingInput(value) : value;
      if (!isServingHours(hours)) return hours ? String(hours) : t('serving_always');
      const { windows, firstDate, lastDate } = hours;
      const times = windows.map(
        ({ weekdays, from, to }) => `${weekdays.map((day) => days(day)).join(', ')} ${from}–${to}`,
      );
      const dates = firstDate || lastDate ? [`${firstDate ?? ''}–${lastDate ?? ''}`] : [];
      return [...times, ...dates].join('; ');
    },
    stock: (value: unknown) => t(value ? 'in_stock' : 'unavailable'),
    foodLabels: each((code: Allergen | DietaryLabel) => foods(code)),
    foodFacts: each((code: Additive | AllergenKind) => facts(code)),
  };
}

function each(words: (item: never) => string): Fact['say'] {
  return (value) => (Array.isArray(value) ? value.map((item) => words(item as never)).join(', ') : '');
}
