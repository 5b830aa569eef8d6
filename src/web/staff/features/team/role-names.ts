import { STAFF_ROLES, type StaffRole } from '../../../../domain/people/staff-roles.ts';
import { useMessages } from '../../../app/app-context.ts';

/** The roles with their names in the reader's language, the one with the most permissions first. */
export function useRoleNames(): { value: StaffRole; label: string }[] {
  const t = useMessages('staff');
  const names = {
    Owner: t('role_owner'),
    Manager: t('role_manager'),
    Staff: t('role_staff'),
    Courier: t('role_courier'),
  };
  return STAFF_ROLES.map((value) => ({ value, label: names[value] }));
}
