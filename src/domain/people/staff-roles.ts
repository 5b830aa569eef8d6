/**
 * Staff roles (DECISIONS "Roles"): Owners may do everything, Managers all but people, domains, the audit log, the payment account, the
 * ladder of alarms, connections to other systems, and giving out or deleting what is known of a customer; Staff only orders and availability;
 * Couriers only the deliveries that are ready or their own (decision 195).
 */
export const STAFF_ROLES = ['Owner', 'Manager', 'Staff', 'Courier'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_PERMISSIONS = [
  'orders',
  'availability',
  'menu',
  'settings',
  'promotions',
  'reviews',
  'figures',
  'people',
  'domains',
  'audit',
  'payments',
  'alarms',
  'refunds',
  'customers',
  'privacy',
  'corrections',
  'connections',
  'rides',
] as const;
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];

const OWNERS_ONLY: readonly StaffPermission[] = [
  'people',
  'domains',
  'audit',
  'payments',
  'alarms',
  'privacy',
  'connections',
];
const OF: Record<'Staff' | 'Courier', readonly StaffPermission[]> = {
  Staff: ['orders', 'availability', 'rides'],
  Courier: ['rides'],
};

export function permissionsOf(role: StaffRole): StaffPermission[] {
  if (role === 'Owner') return [...STAFF_PERMISSIONS];
  if (role === 'Manager') return STAFF_PERMISSIONS.filter((permission) => !OWNERS_ONLY.includes(permission));
  return [...OF[role]];
}

/** The roles that may do this. */
export function rolesWith(permission: StaffPermission): StaffRole[] {
  return STAFF_ROLES.filter((role) => permissionsOf(role).includes(permission));
}

export function isStaffRole(value: unknown): value is StaffRole {
  return STAFF_ROLES.includes(value as StaffRole);
}

/** Whether a reply to a review was given in the restaurant's name. Imported replies may be customers'. */
export function isTheRestaurants(roleOfReply: string): boolean {
  return isStaffRole(roleOfReply);
}
