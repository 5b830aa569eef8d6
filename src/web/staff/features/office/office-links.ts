import type { StaffPermission } from '../../../../domain/people/staff-roles.ts';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import { useMember } from '../../app/staff-context.ts';
import { OFFICE_GROUPS, type OfficeGroup, type OfficeLink } from '../../office-groups.ts';
import { officeRoutes } from '../../office-routes.ts';
import type { StaffRoute } from '../../staff-route.ts';

export const GROUP_ICONS: Record<OfficeGroup, IconName> = {
  restaurant: 'store',
  offers: 'utensils',
  customers: 'users',
  reports: 'chart-column',
  connections: 'key-round',
};

export interface LinkGroup {
  group: OfficeGroup;
  links: (OfficeLink & { to: string })[];
}

/** The office's pages that the signed-in member may open, by group, in the order of `officeRoutes`. */
export function useOfficeLinks(): LinkGroup[] {
  const mine: readonly StaffPermission[] = useMember()?.permissions ?? [];
  const links = officeRoutes.flatMap(({ path, office, needs }) =>
    office && (!needs || mine.includes(needs)) ? [{ ...office, to: path }] : [],
  );
  return OFFICE_GROUPS.map((group) => ({ group, links: links.filter((link) => link.group === group) })).filter(
    ({ links: ours }) => ours.length > 0,
  );
}

/** The group of a page of the office; null: its first page, which is in none; undefined: the page is not in the office. */
export function officePlace(page: StaffRoute, named: string | undefined): OfficeGroup | null | undefined {
  if (named !== undefined) return OFFICE_GROUPS.find((group) => group === named) ?? null;
  return page.office?.group ?? page.within;
}
