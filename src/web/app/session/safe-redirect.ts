/** The `redirect` query as a path of this site; anything that could lead elsewhere is the home page. */
export function safeRedirect(redirect: string | null): string {
  if (!redirect?.startsWith('/')) return '/';
  const base = 'https://site.invalid';
  const url = parsed(redirect, base);
  // Dots are resolved by now: "/.//host" has become "//host", which is another site.
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}

/** As `URL.parse`, which browsers before 2024 lack. */
function parsed(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
