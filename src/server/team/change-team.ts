import type { TeamMember } from '../../contract/staff/staff-team.ts';
import { permissionsOf, type StaffRole } from '../../domain/people/staff-roles.ts';
import { deleteDevicesOf } from '../alarms/devices.repo.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange } from '../editing/record-change.ts';
import { staffRole } from '../editing/staff.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { teamRefusals } from './team.refusals.ts';
import { countOwners, findTeamMember, removeTeamMember, setRole } from './team.repo.ts';

interface Staffing {
  restaurantId: string;
  /** The owner who makes the change; null: the operator. */
  userId: string | null;
}

/** Makes somebody an owner at the operator's word, which needs no other owner. */
export async function appointOwner(
  services: Pick<Services, 'db' | 'clock'>,
  restaurantId: string,
  personId: string,
): Promise<void> {
  await staffAs(services, { restaurantId, userId: null }, personId, { role: 'Owner' });
}

/** Gives somebody another role, and disconnects the boards of who may no longer see the orders. */
export async function changeRole(
  services: Services,
  staffing: Staffing,
  { personId, role }: { personId: string; role: StaffRole },
): Promise<TeamMember> {
  const member = (await staffAs(services, staffing, personId, { role, mustWorkHere: true })) as TeamMember;
  if (!seesOrders(role)) services.live.endStaff(staffing.restaurantId, personId);
  return member;
}

/** Removes somebody from the staff and disconnects their open boards. */
export async function dismiss(services: Services, staffing: Staffing, personId: string): Promise<void> {
  await staffAs(services, staffing, personId, { role: null, mustWorkHere: true });
  services.live.endStaff(staffing.restaurantId, personId);
}

/** Sets or, with `role` null, removes a role. Throws a `Refusal` if no owner would be left. */
async function staffAs(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { restaurantId, userId }: Staffing,
  personId: string,
  { role, mustWorkHere = false }: { role: StaffRole | null; mustWorkHere?: boolean },
): Promise<TeamMember | null> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    // Locks the restaurant's row: two owners must not dismiss each other at the same time, nor a change of role rehire somebody
    // who has just been dismissed.
    await lockRestaurant(tx, restaurantId);
    // Checked again: an owner who has just been dismissed appoints nobody.
    if (userId !== null && (await staffRole(tx, restaurantId, userId)) !== 'Owner')
      throw new Refusal(commonRefusals.forbidden);
    const before = await findTeamMember(tx, restaurantId, personId);
    if (mustWorkHere && !before) throw new Refusal(commonRefusals.not_found);
    if (role === null) await removeTeamMember(tx, restaurantId, personId);
    else await setRole(tx, restaurantId, personId, role);
    // They ring for orders. Whoever leaves takes them along.
    if (role !== null && !seesOrders(role)) await deleteDevicesOf(tx, restaurantId, personId);
    if ((await countOwners(tx, restaurantId)) === 0) throw new Refusal(teamRefusals.last_owner);
    const after = await findTeamMember(tx, restaurantId, personId);
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        action: 'staff_role',
        subject: 'user',
        subjectId: personId,
        before: before ? { name: before.name, role: before.role } : null,
        after: after ? { name: after.name, role: after.role } : null,
      },
    );
    return (after ?? null) as TeamMember | null;
  });
}

function seesOrders(role: StaffRole): boolean {
  return permissionsOf(role).includes('orders');
}
