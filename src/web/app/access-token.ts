/** Seconds before its end at which a token is refreshed. */
const MARGIN_S = 30;

/** The end of a token's life in ms since the epoch; 0 for something that is not a token. */
export function tokenEnd(token: string): number {
  return (claimsOf(token).exp ?? 0) * 1000;
}

/** The id of the user it speaks for; empty for something that is not a token. */
export function tokenUser(token: string): string {
  return claimsOf(token).sub ?? '';
}

export function isAboutToEnd(token: string, now: number): boolean {
  return tokenEnd(token) - MARGIN_S * 1000 <= now;
}

/** Read, not verified: only the server can do that. */
function claimsOf(token: string): { exp?: number; sub?: string } {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number; sub?: string };
  } catch {
    return {};
  }
}
