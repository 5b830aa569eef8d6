import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import { ownLabels } from '../own-labels.ts';

/** Names in a line of a list; more of them are counted. */
const NAMED = 3;

/** The group's options: "Small, Medium, Large". */
export function valueLabels(
  { values }: StaffOptionGroup,
  { contentLanguage }: MenuRecord,
  most = values.length,
): string {
  return few(
    values.map(({ label }) => ownLabels(label, contentLanguage)),
    most,
  );
}

/** The dishes that have the group: "Margherita, Diavola, Funghi +4"; '' if there are none. */
export function dishLabels({ productIds }: StaffOptionGroup, { products }: MenuRecord): string {
  return few(
    products.filter(({ _id }) => productIds.includes(_id)).map(({ name }) => name),
    NAMED,
  );
}

/** What tells a group from others of its name in a list that shows one line each. */
export function groupLine(group: StaffOptionGroup, menu: MenuRecord): string {
  const parts = [ownLabels(group.name, menu.contentLanguage), valueLabels(group, menu, NAMED), dishLabels(group, menu)];
  return parts.filter(Boolean).join(' · ');
}

function few(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` +${rest}` : '');
}
