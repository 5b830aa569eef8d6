/** Seconds before its end at which a token is refreshed. */
const MARGIN_S = 30;

/** The id of the user it speaks for; empty for something that is not a token. */
export function tokenUser(token: string): string {
  return claimsOf(token).sub ?? '';
}

/** `now` in ms since the epoch. Something that is not a token has ended long ago. */
export function isAboutToEnd(token: string, now: number): boolean {
  return ((claimsOf(token).exp ?? 0) - MARGIN_S) * 1000 <= now;
}

/** Read, not verified: only the server can do that. `exp` in seconds since the epoch. */
function claimsOf(token: string): { exp?: number; sub?: string } {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number; sub?: string };
  } catch {
    return {};
  }
}
