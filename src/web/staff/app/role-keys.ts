/** The keys of the roles' names in the messages `staff`. */
export const ROLE_KEYS = {
  Owner: 'role_owner',
  Manager: 'role_manager',
  Staff: 'role_staff',
  Courier: 'role_courier',
} as const;
