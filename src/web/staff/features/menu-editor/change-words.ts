import { allergenLabel, dietaryLabel } from '../../../../contract/food-label-texts.ts';
import type { MenuRecord } from '../../../../contract/staff-menu.ts';
import type { Allergen, DietaryLabel } from '../../../../domain/food-labels.ts';
import { isLanguage, type Language } from '../../../../domain/languages.ts';
import { type Translate, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format.ts';
import { LANGUAGE_NAMES } from '../../../app/language-names.ts';
import { typedAmount } from '../../app/amount-draft.ts';
import type { ForeignChange } from '../../app/merge-drafts.ts';
import { ownWords } from './own-words.ts';

type Say = Translate<'menu-editor'>;
type Words = (value: unknown) => string;

/** What a change of the menu is of, and a value of it, as a person says them. */
export function useChangeWords(menu: MenuRecord): (change: Pick<ForeignChange, 'path' | 'now'>) => {
  label: string;
  now: string;
} {
  const t = useMessages('menu-editor');
  const language = useLanguage();
  return ({ path, now }) => {
    const [key = '', part] = path.split('.');
    const words = factWords(t, menu, language)[key];
    const label = words ? t(words.label) : key;
    const isOther = part !== undefined && isLanguage(part) && part !== menu.contentLanguage;
    return {
      label: isOther ? `${label} (${LANGUAGE_NAMES[part].name})` : label,
      now: words ? words.say(now) : String(now ?? ''),
    };
  };
}

/** Each fact of the menu that can change: its name, and its values in words; empty for none. */
function factWords(
  t: Say,
  menu: MenuRecord,
  language: Language,
): Record<string, { label: Parameters<Say>[0]; say: Words }> {
  const amount = (value: number) => money(value, menu.currency, language);
  const each = (words: (item: never) => string): Words => {
    return (value) => (Array.isArray(value) ? value.map((item) => words(item as never)).join(', ') : '');
  };
  const named = (things: { _id: string; name: MenuRecord['categories'][number]['name'] }[]) => {
    const names = new Map(things.map(({ _id, name }) => [_id, ownWords(name, menu.contentLanguage)]));
    return each((id: string) => names.get(id) ?? t('no_longer_there'));
  };
  const text: Words = (value) => (typeof value === 'string' ? value : '');
  const yesOrNo: Words = (value) => t(value ? 'yes' : 'no');
  const picture = { label: 'picture', say: (value: unknown) => (value ? t('another_picture') : '') } as const;
  return {
    name: { label: 'name', say: text },
    description: { label: 'description', say: text },
    price: { label: 'price', say: (value) => amount(typeof value === 'number' ? value : typedAmount(String(value))) },
    categoryIds: { label: 'categories', say: named(menu.categories) },
    optionGroupIds: { label: 'options', say: named(menu.optionGroups) },
    picture,
    pictureId: picture,
    allergens: { label: 'allergens', say: each((code: Allergen) => allergenLabel(code, language)) },
    dietary: { label: 'labels', say: each((code: DietaryLabel) => dietaryLabel(code, language)) },
    isFeatured: { label: 'featured', say: yesOrNo },
    isActive: { label: 'on_menu', say: yesOrNo },
    isAvailable: { label: 'available', say: (value) => t(value ? 'in_stock' : 'unavailable') },
    minSelections: { label: 'at_least', say: String },
    maxSelections: { label: 'at_most', say: String },
    values: {
      label: 'choices',
      say: each(({ label }: { label: Record<string, string> }) => label[menu.contentLanguage] ?? ''),
    },
  };
}
