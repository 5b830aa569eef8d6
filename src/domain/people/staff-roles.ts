/**
 * Staff roles (DECISIONS "Roles"): Owners may do everything, Managers all but people, domains, the audit log, the payment account, the
 * ladder of alarms, connections to other systems, and giving out or deleting what is known of a customer; Staff only orders and availability.
 */
export const STAFF_ROLES = ['Owner', 'Manager', 'Staff'] as const;
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
const EVERYBODYS: readonly StaffPermission[] = ['orders', 'availability'];

export function permissionsOf(role: StaffRole): StaffPermission[] {
  if (role === 'Owner') return [...STAFF_PERMISSIONS];
  if (role === 'Staff') return [...EVERYBODYS];
  return STAFF_PERMISSIONS.filter((permission) => !OWNERS_ONLY.includes(permission));
}

export function isStaffRole(value: unknown): value is StaffRole {
  return STAFF_ROLES.includes(value as StaffRole);
}

/** Whether a reply to a review was given in the restaurant's name. Imported replies may be customers'. */
export function isTheRestaurants(roleOfReply: string): boolean {
  return isStaffRole(roleOfReply);
}
