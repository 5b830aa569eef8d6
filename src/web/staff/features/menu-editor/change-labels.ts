import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { Allergen, DietaryLabel } from '../../../../domain/menu/food-labels.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { foodLabelName } from '../../app/food-label-names.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import { ownLabels } from './own-labels.ts';

/** Describes changes of the menu: the field's name and its value as text. */
export function useChangeLabels(menu: MenuRecord): ReturnType<typeof describeChanges> {
  const t = useMessages('menu-editor');
  const language = useLanguage();
  const { text, yesOrNo, picture, amount } = useDifferenceLabels(menu.currency);
  const each = (words: (item: never) => string): Fact['say'] => {
    return (value) => (Array.isArray(value) ? value.map((item) => words(item as never)).join(', ') : '');
  };
  const named = (things: { _id: string; name: MenuRecord['categories'][number]['name'] }[]) => {
    const names = new Map(things.map(({ _id, name }) => [_id, ownLabels(name, menu.contentLanguage)]));
    return each((id: string) => names.get(id) ?? t('no_longer_there'));
  };
  const ofPicture = { label: t('picture'), say: picture };
  const facts: Record<string, Fact> = {
    name: { label: t('name'), say: text },
    description: { label: t('description'), say: text },
    ingredients: { label: t('ingredients'), say: text },
    price: { label: t('price'), say: amount },
    categoryIds: { label: t('categories'), say: named(menu.categories) },
    optionGroupIds: { label: t('options'), say: named(menu.optionGroups) },
    picture: ofPicture,
    pictureId: ofPicture,
    allergens: { label: t('allergens'), say: each((code: Allergen) => foodLabelName(code, language)) },
    dietary: { label: t('labels'), say: each((code: DietaryLabel) => foodLabelName(code, language)) },
    isFeatured: { label: t('featured'), say: yesOrNo },
    isActive: { label: t('on_menu'), say: yesOrNo },
    units: { label: t('units'), say: String },
    noticeHours: { label: t('notice'), say: String },
    noticeMinutes: { label: t('notice'), say: (minutes) => String(Number(minutes) / 60) },
    isAvailable: { label: t('available'), say: (value) => t(value ? 'in_stock' : 'unavailable') },
    minSelections: { label: t('at_least'), say: String },
    maxSelections: { label: t('at_most'), say: String },
    values: {
      label: t('choices'),
      say: each(({ label }: { label: Record<string, string> }) => label[menu.contentLanguage] ?? ''),
    },
  };
  return describeChanges(facts, menu.contentLanguage);
}
