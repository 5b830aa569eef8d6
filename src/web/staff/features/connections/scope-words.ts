import type { KeyScope } from '../../../../domain/people/key-scopes.ts';
import { useMessages } from '../../../app/app-context.ts';

const WORDS = {
  'orders:read': 'orders_read',
  'orders:write': 'orders_write',
  'menu:read': 'menu_read',
  'menu:write': 'menu_write',
  'reports:read': 'reports_read',
} as const satisfies Record<KeyScope, string>;

/** What a key may do, in words. */
export function useScopeWords(): (scope: KeyScope) => string {
  const t = useMessages('keys');
  return (scope) => t(WORDS[scope]);
}
