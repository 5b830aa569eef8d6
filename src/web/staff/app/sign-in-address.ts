import { safeRedirect } from '../../app/session/safe-redirect.ts';

const HOME = '/staff';

/** The staff's sign-in page, which leads back to `wanted` (a path with its query). */
export function signInAddress(wanted: string): string {
  return wanted === HOME ? `${HOME}/login` : `${HOME}/login?redirect=${encodeURIComponent(wanted)}`;
}

/** Where sign-in leads: the `redirect` query when it is a page for staff, the board otherwise. */
export function afterSignIn(redirect: string | null): string {
  const wanted = safeRedirect(redirect);
  return wanted.startsWith(`${HOME}/`) ? wanted : HOME;
}
