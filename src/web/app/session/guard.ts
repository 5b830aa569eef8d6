import { hasSession, type SessionState } from './session.ts';

/** The sign-in page, which leads back to `wanted` (a path with its query). */
export function loginAddress(wanted: string): string {
  return `/auth/login?redirect=${encodeURIComponent(wanted)}`;
}

/** Who may open a page: `in`: who has a session, guests too; `account`: who has an account; `out`: who has none. */
export type Guard = 'in' | 'account' | 'out';

/**
 * Where this page's guard sends the customer instead; null when the page may open (specification section 2).
 * The document's first script does the same for the first page of a visit.
 */
export function guardedElsewhere(guard: Guard | undefined, state: SessionState, wanted: string): string | null {
  const hasAccount = state.status === 'signed-in';
  const mayEnter = guard === 'in' ? hasSession(state) : guard !== 'account' || hasAccount;
  if (!mayEnter) return loginAddress(wanted);
  return guard === 'out' && hasAccount ? '/' : null;
}
