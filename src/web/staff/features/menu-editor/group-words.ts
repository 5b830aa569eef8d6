import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../contract/staff/staff-menu-options.ts';
import { ownWords } from './own-words.ts';

/** Names in a line of a list; more of them are counted. */
const NAMED = 3;

/** The group's options: "Small, Medium, Large". */
export function valueWords(
  { values }: StaffOptionGroup,
  { contentLanguage }: MenuRecord,
  most = values.length,
): string {
  return few(
    values.map(({ label }) => ownWords(label, contentLanguage)),
    most,
  );
}

/** The dishes that have the group: "Margherita, Diavola, Funghi +4"; '' if there are none. */
export function dishWords({ productIds }: StaffOptionGroup, { products }: MenuRecord): string {
  return few(
    products.filter(({ _id }) => productIds.includes(_id)).map(({ name }) => name),
    NAMED,
  );
}

/** What tells a group from others of its name in a list that shows one line each. */
export function groupLine(group: StaffOptionGroup, menu: MenuRecord): string {
  const parts = [ownWords(group.name, menu.contentLanguage), valueWords(group, menu, NAMED), dishWords(group, menu)];
  return parts.filter(Boolean).join(' · ');
}

function few(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` +${rest}` : '');
}
