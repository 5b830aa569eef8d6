import type { StaffMember } from '../../../contract/staff/staff-me.ts';

/** Whether a member has the board and what goes with it. Couriers have pages of their own. */
export function seesOrders({ permissions }: StaffMember): boolean {
  return permissions.includes('orders');
}
