/** Seconds before its end at which a token is refreshed. */
const MARGIN_S = 30;

/** The end of a token's life in ms since the epoch; 0 for something that is not a token. */
export function tokenEnd(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return (claims.exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}

export function isAboutToEnd(token: string, now: number): boolean {
  return tokenEnd(token) - MARGIN_S * 1000 <= now;
}
