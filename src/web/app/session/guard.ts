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
