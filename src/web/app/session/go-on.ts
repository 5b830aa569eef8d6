import type { useNavigate } from 'react-router';
import { safeRedirect } from './safe-redirect.ts';

/** Leads to the page of a `redirect` query that was wanted before the sign-in. The staff's pages are another app, with a document of its own. */
export async function goOn(
  navigate: ReturnType<typeof useNavigate>,
  redirect: string | null,
  options: { viewTransition?: boolean } = {},
): Promise<void> {
  const wanted = safeRedirect(redirect);
  if (isOfStaff(wanted)) location.replace(wanted);
  else await navigate(wanted, { replace: true, ...options });
}

export function isOfStaff(path: string): boolean {
  return /^\/staff(?![^/?#])/.test(path);
}
