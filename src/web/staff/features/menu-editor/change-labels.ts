import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DISH } from './dish-fields.ts';
import { useMenuWords } from './menu-words.ts';

/** Describes changes of a dish, its availability among them: the field's name and its value as text. */
export function useDishChanges(menu: MenuRecord): ReturnType<typeof describeChanges> {
  const words = useMenuWords(menu);
  const isAvailable: Fact = { label: words.t('available'), say: words.stock };
  return describeChanges({ ...DISH.facts(words), isAvailable }, menu.contentLanguage);
}
