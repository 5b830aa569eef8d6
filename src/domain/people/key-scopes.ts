/** What a key of a restaurant may do. Reading and writing are apart; neither implies the other. */
export const KEY_SCOPES = ['orders:read', 'orders:write', 'menu:read', 'menu:write', 'reports:read'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
/** What each key begins with: scanners for leaked secrets find it by that. */
export const KEY_PREFIX = 'servery_key_';
