import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DISH } from './fields/dish-fields.ts';
import { type MenuWords, useMenuWords } from './fields/menu-words.ts';
import type { OptionGroupDraft } from './fields/option-group-draft.ts';

/** Describes changes of a dish, its availability among them: the field's name and its value as text. */
export function useDishChanges(menu: MenuRecord): ReturnType<typeof describeChanges> {
  const words = useMenuWords(menu);
  const isAvailable: Fact = { label: words.t('available'), say: words.stock };
  return describeChanges({ ...DISH.facts(words), isAvailable }, menu.contentLanguage);
}

/** Describes changes of a category. */
export function useCategoryChanges(menu: MenuRecord): ReturnType<typeof describeChanges> {
  const { t, text, yesOrNo, serving } = useMenuWords(menu);
  const facts: Record<'name' | 'description' | 'isActive' | 'hours', Fact> = {
    name: { label: t('name'), say: text },
    description: { label: t('description'), say: text },
    isActive: { label: t('on_menu'), say: yesOrNo },
    hours: { label: t('serving_title'), say: serving },
  };
  return describeChanges(facts, menu.contentLanguage);
}

/** Describes changes of an option group. */
export function useOptionGroupChanges(menu: MenuRecord): ReturnType<typeof describeChanges> {
  return describeChanges(groupFacts(useMenuWords(menu)), menu.contentLanguage);
}

function groupFacts({ t, text, yesOrNo, contentLanguage }: MenuWords): Record<keyof OptionGroupDraft, Fact> {
  return {
    name: { label: t('name'), say: text },
    minSelections: { label: t('at_least'), say: String },
    maxSelections: { label: t('at_most'), say: String },
    maxPerValue: { label: t('per_option'), say: String },
    included: { label: t('included'), say: String },
    isSize: { label: t('is_size'), say: yesOrNo },
    values: {
      label: t('choices'),
      say: (values) => (values as OptionGroupDraft['values']).map(({ label }) => label[contentLanguage]).join(', '),
    },
  };
}
