/** The sign-in page, which leads back to `wanted` (a path with its query). */
export function loginAddress(wanted: string): string {
  return `/auth/login?redirect=${encodeURIComponent(wanted)}`;
}

/**
 * Where this page's guard sends the customer instead; null when the page may open (specification section 2).
 * The document's first script does the same for the first page of a visit.
 */
export function guardedElsewhere(guard: 'in' | 'out' | undefined, isSignedIn: boolean, wanted: string): string | null {
  if (guard === 'in' && !isSignedIn) return loginAddress(wanted);
  return guard === 'out' && isSignedIn ? '/' : null;
}

/** The `redirect` query as a path of this site; anything that could lead elsewhere is the home page. */
export function safeRedirect(redirect: string | null): string {
  if (!redirect?.startsWith('/')) return '/';
  const base = 'https://site.invalid';
  const url = URL.canParse(redirect, base) ? new URL(redirect, base) : null;
  // Dots are resolved by now: "/.//host" has become "//host", which is another site.
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}
