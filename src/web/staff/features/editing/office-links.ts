import type { StaffPermission } from '../../../../domain/people/staff-roles.ts';
import { useMember } from '../../app/staff-context.ts';
import { type OfficeLink, staffRoutes } from '../../staff-routes.ts';

/** The office's pages that the signed-in member may open, in the order of `staffRoutes`. */
export function useOfficeLinks(): (OfficeLink & { to: string })[] {
  const mine: readonly StaffPermission[] = useMember()?.permissions ?? [];
  return staffRoutes.flatMap(({ path, office, needs }) =>
    office && (!needs || mine.includes(needs)) ? [{ ...office, to: path }] : [],
  );
}
